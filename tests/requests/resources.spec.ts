import { expect } from '@playwright/test';
import { courtsPage } from '#law/pages/courts.ts';
import { feesPage } from '#law/pages/fees.ts';
import { formsPage } from '#law/pages/forms.ts';
import { privacyPage } from '#law/pages/privacy.ts';
import { proceduresPage } from '#law/pages/procedures.ts';
import { termsPage } from '#law/pages/terms.ts';
import { shownSections } from '../../app/screens/resource/shown-sections.ts';
import type { ResourceBlock, ResourcePage } from '../../content/schema/resource.ts';
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

const NOTHING_CONFIGURED = {
  callTracking: false,
  hostedEmail: false,
  leadWebhook: false,
  mailServer: false,
  senderConfirmation: false,
  selfHosted: false,
  requestsExpire: false,
  mailsExpire: true,
  backupsExpire: false,
};
const KEPT = { requestMonths: 0, mailDays: 365, backupDays: 0 };

function textsOf(block: ResourceBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return block.rows.flat();
    case 'links':
      return block.links.map(({ label }) => label);
    default:
      return [block.text];
  }
}

for (const [path, { hero, asOf, sections }] of resources) {
  test(`${path} shows its sections, tables and lists under one title`, async ({ request }) => {
    const { main } = await readPage(request, path);
    expect(textsIn(main, 'h1')).toEqual([hero.title]);
    const text = textOf(main);
    expect(text).toContain(asOf);
    for (const { heading, blocks } of shownSections(sections, NOTHING_CONFIGURED, KEPT)) {
      expect(textsIn(main, 'h2')).toContain(heading);
      for (const block of blocks) {
        for (const shown of textsOf(block)) expect(text).toContain(oneLine(shown));
      }
    }
  });
}

test('the privacy page follows the configuration', async ({ request, site, startSite }) => {
  const other = await startSite({
    SMTP_URL: 'smtp://mail.example',
    CALL_TRACKING_URL: 'https://cdn.example/swap.js',
    REQUEST_KEEP_MONTHS: '24',
    BACKUP_KEEP_DAYS: '90',
  });
  const [here, there] = await Promise.all(
    [site, other].map(async ({ url }) => textOf((await readPage(request, url + paths.privacy)).main)),
  );
  for (const sentence of [
    'The pages that you read set no cookies.',
    'stored on its server instead of being sent',
  ]) {
    expect(here).toContain(sentence);
    expect(there).not.toContain(sentence);
  }
  for (const sentence of [
    'This site uses call tracking',
    'It is also emailed to the firm’s own mailbox.',
    'is deleted 24 months after it arrived',
    'Each backup is deleted 90 days after it was made.',
  ]) {
    expect(here).not.toContain(sentence);
    expect(there).toContain(sentence);
  }
});

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
