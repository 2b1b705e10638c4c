/** Calls back once the page is loaded and the browser is idle. */
export function whenLoadedAndIdle(callback: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2000 });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
