/**
 * Starts hydration. Its source is inlined into every page (late-hydration.ts), so it must not refer to anything
 * outside itself.
 *
 * A public page starts after `load` when the browser is idle, or at the first touch, key or focus. A staff page starts
 * at once, because nothing works there before hydration.
 */
export function startPage(when: 'late' | 'at-once'): void {
  const events = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const name of events) removeEventListener(name, start, true);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.getElementById('bootstrap')?.textContent ?? '';
    document.head.append(script);
    // React expects the tree as it was rendered.
    script.remove();
  };
  if (when === 'at-once') {
    start();
    return;
  }

  try {
    // Without the token of a link in our mail, and without the fragment, which may hold private data.
    const landingPage = location.href.replace(/#.*/, '').replace(/([?&]token=)[^&]*/, '$1');
    const firstVisit = JSON.stringify({ landingPage, referrer: document.referrer });
    if (!sessionStorage.getItem('first-visit')) sessionStorage.setItem('first-visit', firstVisit);
  } catch {
    // The visitor denies storage: leads are sent without their origin.
  }
  for (const name of events) addEventListener(name, start, { capture: true, passive: true });
  const startWhenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
