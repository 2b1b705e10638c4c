import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fromFirmInput } from '../../../content/derive/firm-instants.ts';
import type { Installation } from '../../../contract/admin.ts';
import { InstallationState } from './installation-state.tsx';

const installation: Installation = {
  mail: {
    transport: 'smtp',
    server: 'mail.firm.example',
    to: 'intake@firm.example',
    from: 'site@firm.example',
  },
  webhook: null,
  database: { kind: 'SQLite', version: '3', migration: '001-leads' },
  versions: { site: '1', node: '26' },
  placeholders: [],
  lastBackup: null,
  kept: { requestMonths: 0, backupDays: 0 },
};

/** The text of the page, with the strong parts marked. */
function textOf(changes: Partial<Installation>): string {
  const html = renderToStaticMarkup(<InstallationState installation={{ ...installation, ...changes }} />);
  return html.replace(/<(\/?)strong[^>]*>/g, '*').replace(/<[^>]*>/g, ' ');
}

test('a missing and an old backup stand out, a recent one does not', () => {
  expect(textOf({})).toContain('*No backup yet*');
  expect(textOf({}), 'no words of a programmer').not.toMatch(/npm|docs\/|_/);
  const old = textOf({
    lastBackup: { finishedAt: fromFirmInput('2020-01-05T15:04')?.toISOString() ?? '', folder: '/backups/a' },
  });
  expect(old).toMatch(/Jan 5, 2020, 3:04 PM\*over a week ago\* *Kept in \/backups\/a/);
  const recent = textOf({ lastBackup: { finishedAt: new Date().toISOString(), folder: null } });
  expect(recent).toContain('Made by other means than the site’s own backup');
  expect(recent).not.toContain('*');
});

test('a site without a mail server says that no email leaves it', () => {
  const mail = { ...installation.mail, transport: 'files' as const, server: null };
  expect(textOf({ mail })).toContain('*No mail server is set up: no email leaves this site.');
  expect(textOf({})).toContain('Mail server: mail.firm.example');
});

test('what is left to fill in is counted and told without the names of files', () => {
  const placeholders = ['content/faq.ts: [Fees: say which]', 'content/firm.ts: one', 'content/firm.ts: two'];
  const text = textOf({ placeholders });
  expect(text).toContain('3 places');
  expect(text).toContain('ask whoever looks after your website');
  expect(text).not.toContain('content/');
  expect(text).toContain('[Fees: say which]');
});

test('how long requests and backups are kept is said, with the setting where there is no limit', () => {
  expect(textOf({})).toMatch(/Until the staff delete them +A limit can be set/);
  const text = textOf({ kept: { requestMonths: 24, backupDays: 90 } });
  expect(text).toContain('24 months, then deleted with their notes and mails; those marked Retained stay');
  expect(text).toContain('Backups are deleted after 90 days');
});
