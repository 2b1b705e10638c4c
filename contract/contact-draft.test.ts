import { expect, it } from 'vitest';
import { contactDraft, contactDraftIn, quickContact, quickContactIn } from './contact-draft.ts';

it('a navigation carries a draft, or a name and a phone number', () => {
  const typed = { name: 'Ana Ruiz', phone: '(917) 555-0100' };
  expect(quickContactIn(quickContact(typed))).toEqual(typed);
  expect(contactDraftIn(quickContact(typed))).toBeUndefined();
  expect(contactDraftIn(contactDraft('Help'))).toBe('Help');
});

it.each([null, 'text', {}, { quickContact: null }, { quickContact: { name: 'Ana', phone: 5 } }])(
  'any other state of a navigation fills nothing in: %j',
  (state) => expect(quickContactIn(state)).toBeUndefined(),
);
