import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publicationWordmarks } from '#firm/pages/media.ts';
import { PublicationLogo } from './publication-logo.tsx';

const logoOf = (name: string) => renderToStaticMarkup(<PublicationLogo name={name} />);
/** Captures the classes and the text of a wordmark. */
const wordmarkIn = (html: string) => /aria-hidden="true" class="([^"]*)">([^<]+)</.exec(html);

test('a known publication has a wordmark, and its full name for screen readers', () => {
  const html = logoOf('Harborline Public Radio');
  expect(wordmarkIn(html)?.[2]).toBe('harborline');
  expect(html).toContain('<span class="sr-only">Harborline Public Radio</span>');
});

test('every wordmark has its own style', () => {
  const styles = Object.keys(publicationWordmarks).map((name) => wordmarkIn(logoOf(name))?.[1]);
  expect(styles).not.toContain(undefined);
  expect(new Set(styles).size).toBe(styles.length);
});

test('an unknown publication is shown by its name', () => {
  expect(logoOf('The Astoria Lamplighter')).toMatch(/^<span class="[^"]*">The Astoria Lamplighter<\/span>$/);
});
