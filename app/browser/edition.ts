import { afterPaint } from './after-paint.ts';

/** The light or the evening edition that a visitor has chosen; empty: the device's. */
export type Edition = '' | 'light' | 'dark';

/** The key in localStorage of the chosen edition, and the name of the field that chooses it. */
export const EDITION = 'edition';

function readEdition(): Edition {
  try {
    return (localStorage.getItem(EDITION) ?? '') as Edition;
  } catch {
    return '';
  }
}

function storeEdition(edition: string): void {
  try {
    if (edition) localStorage.setItem(EDITION, edition);
    else localStorage.removeItem(EDITION);
  } catch {
    // Storage is denied: the choice lasts until the next page load.
  }
}

function show(edition: string): void {
  document.documentElement.dataset.edition = edition;
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]').entries()) {
    const own = index ? 'dark' : 'light';
    meta.media = edition ? (edition === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`;
  }
}

/** Applies the chosen edition, also when it changes on this page, in another tab or before Back. */
export function followEdition(): void {
  const showStored = () => show(readEdition());
  showStored();
  addEventListener('storage', showStored);
  addEventListener('pageshow', ({ persisted }) => persisted && showStored());
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== EDITION) return;
    const { value } = target;
    storeEdition(value);
    // The mark of the field is painted first: all elements of the page get other colors, which takes longer.
    afterPaint(() => show(value));
  });
}
