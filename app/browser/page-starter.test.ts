import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPage } from './page-starter.ts';

/** The parts of a page that the starter uses. */
function openPage({ readyState = 'loading', denyStorage = false } = {}) {
  const events = new EventTarget();
  const started: string[] = [];
  const stored = new Map<string, string>();
  let idle: (() => void) | undefined;
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
  vi.stubGlobal('location', { href: 'https://firm.example/' });
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
    startPage();
    page.idle();
    expect(page.started).toEqual([]);
    page.fire('load');
    page.idle();
    expect(page.started).toEqual(['import("/assets/entry.js")']);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('starts at the first %s, and once', (name) => {
    const page = openPage();
    startPage();
    page.fire(name);
    page.fire(name);
    page.fire('load');
    page.idle();
    expect(page.started).toHaveLength(1);
  });

  it('starts 200 ms after load in browsers without idle callbacks', () => {
    const page = openPage({ readyState: 'complete' });
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    startPage();
    vi.advanceTimersByTime(199);
    expect(page.started).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(page.started).toHaveLength(1);
  });

  it('stores the first page of the visit', () => {
    const page = openPage();
    startPage();
    expect(page.stored.get('first-visit')).toContain('https://firm.example/');
  });

  it('starts where the visitor denies storage', () => {
    const page = openPage({ readyState: 'complete', denyStorage: true });
    startPage();
    page.idle();
    expect(page.started).toHaveLength(1);
  });
});
