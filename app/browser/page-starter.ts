import { storeFirstVisit } from '../forms/lead-origin.ts';
import { watchForReturning } from './after-leaving.ts';

const FIRST_USE = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Hydrates the page after `load` when the browser is idle, or at the first touch, key or focus. */
export function startPage(): void {
  watchForReturning();
  storeFirstVisit();
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const name of FIRST_USE) removeEventListener(name, start, true);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.getElementById('bootstrap')?.textContent ?? '';
    document.head.append(script);
    // React expects the tree as it was rendered.
    script.remove();
  };
  for (const name of FIRST_USE) addEventListener(name, start, { capture: true, passive: true });
  const startWhenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
