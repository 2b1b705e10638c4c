import { expect, it } from 'vitest';
import { composeIssueMail, issueSubject } from './issue-mail.ts';

const issue = { title: 'New caps', excerpt: '', url: 'https://firm.example/new-caps/', picture: null };
const recipient = { to: 'ana@example.com', unsubscribe: 'https://firm.example/newsletter/unsubscribe/' };

it('the subject of an issue begins with the notice of an advertisement only where the firm calls it one', () => {
  expect(issueSubject(issue, true)).toBe('ATTORNEY ADVERTISING: New caps');
  expect(issueSubject(issue, false)).toBe('New caps');
  expect(composeIssueMail(issue, recipient).subject).toBe(issueSubject(issue));
  expect(composeIssueMail(issue, { ...recipient, isTest: true }).subject).toBe(
    `Test: ${issueSubject(issue)}`,
  );
});
