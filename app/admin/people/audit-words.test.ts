import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../contract/audit.ts';
import { auditPerson, auditSubject } from './audit-words.ts';

const entry: AuditEntry = {
  number: 1,
  at: '2026-03-02T15:00:00.000Z',
  staff: 'mara',
  name: null,
  action: 'post-saved',
  subject: 'a-new-law',
  title: null,
};

test.each([
  ['the title of a post', { title: 'A new law' }, 'A new law'],
  ['the slug of a post that is gone', {}, 'a-new-law'],
  [
    'the title of an article with its readers',
    { action: 'mailing-started', subject: 'a-new-law: 3 subscribers', title: 'A new law' },
    'A new law: 3 subscribers',
  ],
  ['the title of a page', { action: 'meta-tags-changed', subject: '/fees/', title: 'Fees' }, 'Fees'],
  ['the name of a file', { action: 'picture-replaced', subject: '/media/uploads/court.jpg' }, 'court.jpg'],
  [
    'the status of a request',
    { action: 'request-state', subject: 'request 7: consultation-booked' },
    'Request 7: Consultation booked',
  ],
] as const)('an entry of the audit log shows %s', (_, changes, words) => {
  expect(auditSubject({ ...entry, ...changes })).toBe(words);
});

test('an entry of the audit log shows the name of the person where one is known', () => {
  expect(auditPerson(entry)).toBe('mara');
  expect(auditPerson({ ...entry, name: 'Mara Quill' })).toBe('Mara Quill');
});
