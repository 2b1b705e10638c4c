import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPage } from './page-starter.ts';

const FIRST_VISIT = 'first-visit';

/** The parts of a page that the starter uses. */
function openPage({ readyState = 'loading', href = 'https://firm.example/', denyStorage = false } = {}) {
  const events = new EventTarget();
  const started: string[] = [];
  const stored = new Map<string, string>();
  let idle: (() => void) | undefined;
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
  vi.stubGlobal('location', { href });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => {
      if (denyStorage) throw new DOMException('denied', 'SecurityError');
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', {
    readyState,
    referrer: 'https://search.example/',
    getElementById: () => ({ textContent: 'import("/assets/entry.js")' }),
    createElement: () => ({ type: '', textContent: '', remove() {} }),
    head: { append: ({ textContent }: { textContent: string }) => started.push(textContent) },
  });
  return {
    started,
    stored,
    fire: (name: string) => events.dispatchEvent(new Event(name)),
    idle: () => idle?.(),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the page starter', () => {
  it('starts a public page after load, once the browser is idle', () => {
    const page = openPage();
    startPage('late');
    page.idle();
    expect(page.started).toEqual([]);
    page.fire('load');
    page.idle();
    expect(page.started).toEqual(['import("/assets/entry.js")']);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('starts at the first %s, and once', (name) => {
    const page = openPage();
    startPage('late');
    page.fire(name);
    page.fire(name);
    page.fire('load');
    page.idle();
    expect(page.started).toHaveLength(1);
  });

  it('starts 200 ms after load in browsers without idle callbacks', () => {
    const page = openPage({ readyState: 'complete' });
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    startPage('late');
    vi.advanceTimersByTime(199);
    expect(page.started).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(page.started).toHaveLength(1);
  });

  it('starts a staff page at once', () => {
    const page = openPage();
    startPage('at-once');
    expect(page.started).toHaveLength(1);
  });

  it('stores the first page of the visit without a token and without the fragment', () => {
    const page = openPage({ href: 'https://firm.example/newsletter/confirm/?token=secret&utm_source=a#v=1' });
    startPage('late');
    expect(JSON.parse(page.stored.get(FIRST_VISIT) ?? '')).toEqual({
      landingPage: 'https://firm.example/newsletter/confirm/?token=&utm_source=a',
      referrer: 'https://search.example/',
    });
  });

  it('keeps the first page of the visit', () => {
    const page = openPage();
    page.stored.set(FIRST_VISIT, 'first');
    startPage('late');
    expect(page.stored.get(FIRST_VISIT)).toBe('first');
  });

  it('starts where the visitor denies storage', () => {
    const page = openPage({ readyState: 'complete', denyStorage: true });
    startPage('late');
    page.idle();
    expect(page.started).toHaveLength(1);
  });

  it('refers to nothing outside itself', () => {
    // Evaluated as the page does it: from its source alone.
    const page = openPage({ readyState: 'complete' });
    runInThisContext(`(${startPage})('late')`);
    page.idle();
    expect(page.started).toHaveLength(1);
  });
});
