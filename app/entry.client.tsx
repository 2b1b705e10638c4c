import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

installErrorListener();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Logs to the console what nothing else caught: errors of scripts and rejected promises. */
function installErrorListener(): void {
  window.addEventListener('error', (event) => {
    // biome-ignore lint/suspicious/noConsole: the global error listener logs to the console (specification, section 8)
    console.error('Uncaught error:', event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    // biome-ignore lint/suspicious/noConsole: the global error listener logs to the console (specification, section 8)
    console.error('Unhandled rejection:', event.reason);
  });
}
