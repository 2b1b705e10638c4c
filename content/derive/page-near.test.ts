import { expect, it } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { pageNear } from './page-near.ts';

it.each([
  ['/atorneys/', paths.attorneys],
  ['/Contacts', paths.contact],
  ['/contcat/', paths.contact],
  ['/practice-area/', paths.practiceAreas],
])('%s was probably to be %s', (typed, href) => expect(pageNear(typed)?.href).toBe(href));

it.each([
  '/no-such-article/',
  '/x/',
  '/about-the-firm/',
  '/best-lawyer-in-town/',
  '/child-tax-credit/',
  '/wills/',
  `/${'a'.repeat(5000)}/`,
])('%s is like no page', (typed) => expect(pageNear(typed)).toBeNull());
