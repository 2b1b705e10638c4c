import { expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { publicPages } from './pages.ts';

it.each(Object.values(breadcrumbs).map((trail) => trail.at(-1)))(
  'breadcrumbs call $href by the name that it has in lists of pages',
  (here) => {
    const page = publicPages.find(({ path }) => path === here?.href);
    expect(page?.name ?? here?.label).toBe(here?.label);
  },
);
