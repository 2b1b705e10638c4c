import { whenLoadedAndIdle } from './after-load.ts';

const FIRST_USE = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

/**
 * Hydrates the page after `load` when the browser is idle, or at the first touch, key or focus. The script `#bootstrap` is
 * made by server/pages/delay-hydration.ts.
 */
export function startHydration(): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const name of FIRST_USE) removeEventListener(name, start, true);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.getElementById('bootstrap')?.textContent ?? '';
    document.head.append(script);
    // React must find the rendered tree unchanged.
    script.remove();
  };
  for (const name of FIRST_USE) addEventListener(name, start, { capture: true, passive: true });
  whenLoadedAndIdle(start);
}
