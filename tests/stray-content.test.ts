import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { footerLinks, headerItems } from '../content/navigation.ts';
import { siteMap } from '../content/site-map.ts';
import { paths } from '../contract/paths.ts';
import { productSources, type SourceFile } from '../scripts/import-rules.ts';

const STRAY = /^(app\/screens|content)\/stray\//;

/** One line for each file that refers to the stray pages, although it is neither one of them nor the route table. */
function strayImportsIn(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !STRAY.test(path) && path !== 'app/routes.ts')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/['"`](\.[^'"`\n]*)['"`]/g)]
        .map(([, specifier = '']) => posix.join(posix.dirname(path), specifier))
        .filter((target) => STRAY.test(target))
        .map((target) => `${path} imports ${target}`),
    );
}

test('nothing but the route table imports the stray pages', async () => {
  const sources = await productSources();
  expect(sources.filter(({ path }) => STRAY.test(path)).length).toBeGreaterThan(2);
  expect(strayImportsIn(sources)).toEqual([]);
});

test.for([
  `import { servingPage } from '../../../content/stray/serving.ts';`,
  `import type { X } from "../../../content/stray/serving.ts";`,
  `export * from '../stray/serving.tsx';`,
  `const page = await import('../stray/test-page.tsx');`,
  'const page = await import(`../stray/test-page.tsx`);',
])('%s is found in a screen', (text) => {
  expect(strayImportsIn([{ path: 'app/screens/home/page.tsx', text }])).toHaveLength(1);
});

test('no menu, no footer and no list of pages leads to them', () => {
  const linked = JSON.stringify([headerItems, footerLinks, siteMap]);
  expect(linked).toContain(paths.testimonials);
  for (const path of [paths.serving, paths.test]) {
    expect(linked).not.toMatch(new RegExp(`"${path}?["?#]`));
  }
});
