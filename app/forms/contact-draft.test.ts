import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeContactDraft,
  contactDraftId,
  keepContactDraft,
  readContactDraft,
  removeContactDraft,
} from './contact-draft.ts';

const draft = { firstName: 'Ana', phone: '(917) 555-0100' };

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const denied = new Proxy({} as Storage, {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['session storage', storage],
  ['a browser that denies storage', () => denied],
])('a draft in %s', (_, open) => {
  it('is found by its navigation state, changed and removed', () => {
    vi.stubGlobal('sessionStorage', open());
    const state: unknown = keepContactDraft(draft);
    const id = contactDraftId(state) ?? '';
    expect(readContactDraft(id)).toEqual(draft);
    changeContactDraft(id, 'phone', '5');
    changeContactDraft(id, 'email', 'ana@example.com');
    expect(readContactDraft(id)).toEqual({ ...draft, phone: '5' });
    removeContactDraft(id);
    changeContactDraft(id, 'phone', '6');
    expect(readContactDraft(id)).toBeNull();
  });
});

it.each([null, 'text', {}, { contactDraft: null }, { contactDraft: { message: 'x' } }])(
  'any other state of a navigation names no draft: %j',
  (state) => expect(contactDraftId(state)).toBeNull(),
);
