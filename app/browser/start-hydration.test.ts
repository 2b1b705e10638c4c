import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHydration } from './start-hydration.ts';

/** The parts of a page that starting its hydration uses. */
function openPage({ readyState = 'loading' } = {}) {
  const events = new EventTarget();
  const started: string[] = [];
  let idle: (() => void) | undefined;
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
  vi.stubGlobal('document', {
    readyState,
    getElementById: () => ({ textContent: 'import("/assets/entry.js")' }),
    createElement: () => ({ type: '', textContent: '', remove() {} }),
    head: { append: ({ textContent }: { textContent: string }) => started.push(textContent) },
  });
  return {
    started,
    fire: (name: string) => events.dispatchEvent(new Event(name)),
    idle: () => idle?.(),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('hydration', () => {
  it('starts after load, once the browser is idle', () => {
    const page = openPage();
    startHydration();
    page.idle();
    expect(page.started).toEqual([]);
    page.fire('load');
    page.idle();
    expect(page.started).toEqual(['import("/assets/entry.js")']);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('starts at the first %s, and once', (name) => {
    const page = openPage();
    startHydration();
    page.fire(name);
    page.fire(name);
    page.fire('load');
    page.idle();
    expect(page.started).toHaveLength(1);
  });

  it('starts 200 ms after load in browsers without idle callbacks', () => {
    const page = openPage({ readyState: 'complete' });
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    startHydration();
    vi.advanceTimersByTime(199);
    expect(page.started).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(page.started).toHaveLength(1);
  });
});
