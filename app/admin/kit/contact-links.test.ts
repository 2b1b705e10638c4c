import { expect, test } from 'vitest';
import { mailHref, phoneHref } from './contact-links.ts';

test('mailHref links to an e-mail address', () => {
  expect(mailHref(' ann@example.com ')).toBe('mailto:ann@example.com');
});

test('mailHref lets an e-mail address add no recipient, subject or header', () => {
  expect(mailHref('ann@example.com?cc=eve@example.com\r\nBcc: x')).toBe(
    'mailto:ann@example.com%3Fcc%3Deve@example.com%0D%0ABcc%3A%20x',
  );
});

test.each([
  ['(212) 555-0176', 'tel:2125550176'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['212.555.0176 x 42', 'tel:2125550176;ext=42'],
  ['212-555-0176, ext. 7', 'tel:2125550176;ext=7'],
])('phoneHref parses the number %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each(['call my sister', '', '--', '555-CALL-NOW', 'javascript:alert(1)'])(
  'no call is offered for "%s"',
  (phone) => {
    expect(phoneHref(phone)).toBeNull();
  },
);
