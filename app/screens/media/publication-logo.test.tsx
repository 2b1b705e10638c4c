import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publicationWordmarks } from '../../../content/media.ts';
import { PublicationLogo } from './publication-logo.tsx';

const logoOf = (name: string) => renderToStaticMarkup(<PublicationLogo name={name} />);
/** What it says to the eye and to a screen reader, and in which classes. */
const wordmarkIn = (html: string) => /aria-hidden="true" class="([^"]*)">([^<]+)</.exec(html);

test('a named publication has a wordmark of its own, and its full name for screen readers', () => {
  const html = logoOf('Harborline Public Radio');
  expect(wordmarkIn(html)?.[2]).toBe('harborline');
  expect(html).toContain('<span class="sr-only">Harborline Public Radio</span>');
});

test('no two wordmarks are set in the same manner', () => {
  const manners = Object.keys(publicationWordmarks).map((name) => wordmarkIn(logoOf(name))?.[1]);
  expect(manners).not.toContain(undefined);
  expect(new Set(manners).size).toBe(manners.length);
});

test('any other publication is printed by its name', () => {
  expect(logoOf('The Astoria Lamplighter')).toMatch(/^<span class="[^"]*">The Astoria Lamplighter<\/span>$/);
});
