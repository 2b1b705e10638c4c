import { afterEach, describe, expect, test, vi } from 'vitest';
import { leadOrigin, storeFirstVisit } from './lead-origin.ts';

const page = '/blog/';
const landedAt = '2026-03-02T15:00:00.000Z';
const stored = (landingPage: string, referrer = 'https://www.google.com/') =>
  JSON.stringify({ landingPage, referrer, landedAt });

describe('the origin of a lead', () => {
  test('is the page of the form and how the session began, with its campaign parameters', () => {
    const firstVisit = stored(
      'https://firm.example/?utm_source=google&utm_medium=cpc&utm_campaign=a%20b&gclid=xyz&other=1#top',
    );
    expect(leadOrigin({ page, referrer: 'https://firm.example/contact/', firstVisit })).toEqual({
      page,
      landingPage:
        'https://firm.example/?utm_source=google&utm_medium=cpc&utm_campaign=a%20b&gclid=xyz&other=1',
      referrer: 'https://www.google.com/',
      landedAt,
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'a b',
      gclid: 'xyz',
    });
  });

  test('has nothing of a fragment, which may carry the figures of a shared calculation', () => {
    const firstVisit = stored('https://firm.example/divorce-calculators/#payorIncome=110000');
    expect(leadOrigin({ page, referrer: '', firstVisit }).landingPage).toBe(
      'https://firm.example/divorce-calculators/',
    );
  });

  test('is the page and its own referrer when nothing is stored', () => {
    expect(leadOrigin({ page, referrer: 'https://news.example/', firstVisit: null })).toEqual({
      page,
      referrer: 'https://news.example/',
    });
  });

  test.each(['not JSON', 'null', '"text"', '{}', '{"landingPage":7}'])(
    'survives a stored record that is %s',
    (firstVisit) => {
      expect(leadOrigin({ page, referrer: '', firstVisit })).toEqual({ page, referrer: '' });
    },
  );

  test('leaves out parameters that are absent or empty, and survives a malformed query', () => {
    const landingPage = 'https://firm.example/attorneys/?utm_source=&utm_term=%E0%A4%A';
    expect(Object.keys(leadOrigin({ page, referrer: '', firstVisit: stored(landingPage) }))).toEqual([
      'page',
      'landingPage',
      'referrer',
      'landedAt',
      'utm_term',
    ]);
  });
});

describe('the first page of a visit', () => {
  const landingPage = 'https://firm.example/newsletter/confirm/?token=secret&utm_source=a#v=1';
  const referrer = 'https://search.example/';

  function visit(sessionStorage: Pick<Storage, 'getItem' | 'setItem'>) {
    vi.stubGlobal('location', { href: landingPage });
    vi.stubGlobal('document', { referrer });
    vi.stubGlobal('sessionStorage', sessionStorage);
    storeFirstVisit();
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is stored with its time, without a token and without the fragment', () => {
    vi.setSystemTime(landedAt);
    const setItem = vi.fn();
    visit({ getItem: () => null, setItem });
    expect(JSON.parse(setItem.mock.calls[0]?.[1])).toEqual({
      landingPage: 'https://firm.example/newsletter/confirm/?token=&utm_source=a',
      referrer,
      landedAt,
    });
  });

  test('is kept', () => {
    const setItem = vi.fn();
    visit({ getItem: () => 'first', setItem });
    expect(setItem).not.toHaveBeenCalled();
  });

  test('is not stored where the visitor denies storage', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => visit({ getItem: deny, setItem: deny })).not.toThrow();
  });
});
