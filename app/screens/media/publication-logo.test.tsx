import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mediaOutlets } from '#firm/outlets.ts';
import { PublicationLogo } from './publication-logo.tsx';

/** The text of a publication that only sighted readers get, and the text that screen readers get. */
function readLogo(name: string) {
  const logo = parse(renderToStaticMarkup(<PublicationLogo name={name} />));
  const hidden = logo.querySelectorAll('[aria-hidden="true"]');
  for (const part of hidden) part.remove();
  return { wordmarks: hidden.map(({ text }) => text), spoken: logo.text };
}

test.each(mediaOutlets)('$name has its wordmark, and its full name for screen readers', ({ name, logo }) => {
  expect(readLogo(name)).toEqual({ wordmarks: [logo], spoken: name });
});

test('an unknown publication is shown by its name', () => {
  const name = 'The Astoria Lamplighter';
  expect(readLogo(name)).toEqual({ wordmarks: [], spoken: name });
});
