import { expect } from '@playwright/test';
import { privacyPage } from '../../content/legal/privacy.ts';
import { termsPage } from '../../content/legal/terms.ts';
import { courtsPage } from '../../content/resources/courts.ts';
import { feesPage } from '../../content/resources/fees.ts';
import { formsPage } from '../../content/resources/forms.ts';
import { proceduresPage } from '../../content/resources/procedures.ts';
import type { ResourceBlock, ResourcePage } from '../../content/resources/types.ts';
import { paths } from '../../contract/paths.ts';
import { test } from '../support/site-fixtures.ts';
import { oneLine, readPage, textOf, textsIn } from './read-page.ts';

const resources: [path: string, page: ResourcePage][] = [
  [paths.forms, formsPage],
  [paths.courts, courtsPage],
  [paths.procedures, proceduresPage],
  [paths.fees, feesPage],
  [paths.privacy, privacyPage],
  [paths.terms, termsPage],
];

function textsOf(block: ResourceBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return block.rows.flat();
    default:
      return [block.text];
  }
}

for (const [path, { hero, sections }] of resources) {
  test(`${path} shows its sections, tables and lists under one title`, async ({ request }) => {
    const { main } = await readPage(request, path);
    expect(textsIn(main, 'h1')).toEqual([hero.title]);
    const text = textOf(main);
    for (const { heading, blocks } of sections) {
      expect(textsIn(main, 'h2')).toContain(heading);
      // Text about a service is shown only where it is configured.
      for (const block of blocks.filter(({ when }) => when === undefined)) {
        for (const shown of textsOf(block)) expect(text).toContain(oneLine(shown));
      }
    }
  });
}

test('the glossary keeps its words in alphabetical order, under letters that lead to them', async ({
  request,
}) => {
  const { main } = await readPage(request, paths.glossary);
  const terms = textsIn(main, 'dt');
  expect(terms.length).toBeGreaterThanOrEqual(60);
  // Letter by letter, as dictionaries do: spaces and hyphens do not count.
  const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
  expect(terms).toEqual([...terms].sort(compare));
  expect(textsIn(main, 'nav[aria-label="Letters"] a')).toEqual(textsIn(main, 'h2'));
});
