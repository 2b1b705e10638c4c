import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mediaOutlets } from '#firm/outlets.ts';
import { PublicationLogo } from './publication-logo.tsx';

const logoOf = (name: string) => renderToStaticMarkup(<PublicationLogo name={name} />);
/** Captures the classes and the text of a wordmark. */
const wordmarkIn = (html: string) => /aria-hidden="true" class="([^"]*)">([^<]+)</.exec(html);

test.each(mediaOutlets)('$name has a wordmark, and its full name for screen readers', ({ name }) => {
  const html = logoOf(name);
  expect(wordmarkIn(html)).not.toBeNull();
  expect(html).toContain(renderToStaticMarkup(<span className="sr-only">{name}</span>));
});

test('every wordmark has its own style', () => {
  const styles = mediaOutlets.map(({ name }) => wordmarkIn(logoOf(name))?.[1]);
  expect(styles).not.toContain(undefined);
  expect(new Set(styles).size).toBe(styles.length);
});

test('an unknown publication is shown by its name', () => {
  expect(logoOf('The Astoria Lamplighter')).toMatch(/^<span class="[^"]*">The Astoria Lamplighter<\/span>$/);
});
