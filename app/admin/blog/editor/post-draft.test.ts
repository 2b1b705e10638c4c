import { describe, expect, it } from 'vitest';
import { firmInput, fromFirmInput } from '../../../../content/derive/firm-instants.ts';
import type { StaffPost } from '../../../../contract/posts.ts';
import { draftOf, fieldsOf, ownChangesOn } from './post-draft.ts';

const now = new Date('2026-03-02T15:00:00Z');
const post: StaffPost = {
  id: '1',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'Short',
  author: 'Ana',
  status: 'published',
  featuredImage: null,
  featuredImageAlt: null,
  categories: ['Appeals'],
  tags: [],
  publishedAt: '2014-05-01T12:00:37.000Z',
  modifiedAt: null,
  readMinutes: 1,
  content: '<p>Text</p>',
  metaTitle: ' Spaced ',
  metaDescription: '',
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  version: 'v',
  oncePublic: false,
  wpId: 7,
};

describe('the form of a post', () => {
  it('sends an unchanged post as it is stored, without its content', () => {
    const {
      content: _,
      id: __,
      version: ___,
      oncePublic: _______,
      wpId: ____,
      modifiedAt: _____,
      readMinutes: ______,
      ...stored
    } = post;
    expect(fieldsOf(draftOf(post, now), post, now)).toEqual(stored);
  });

  it('sends changed content, and emptied texts as null', () => {
    const draft = { ...draftOf(post, now), content: '<p>New</p>', metaTitle: ' ' };
    expect(fieldsOf(draft, post, now)).toMatchObject({ content: '<p>New</p>', metaTitle: null });
  });

  it('keeps what someone else has saved in the fields that were not changed here', () => {
    const opened = draftOf(post, now);
    const theirs = draftOf({ ...post, title: 'By Ana', excerpt: 'In the words of Ana' }, now);
    const draft = { ...opened, title: 'By Ben', tags: ['house'] };
    expect(ownChangesOn(theirs, draft, opened)).toEqual({ ...theirs, title: 'By Ben', tags: ['house'] });
  });

  it('shows and keeps the date of a draft that visitors have seen', () => {
    const draft = draftOf({ ...post, status: 'draft', oncePublic: true }, now);
    expect(draft.publishedAt).toBe(firmInput(new Date(post.publishedAt)));
    expect(fieldsOf(draft, { ...post, status: 'draft', oncePublic: true }, now).publishedAt).toBe(
      post.publishedAt,
    );
  });

  it('shows no date for a draft until it is set, and sends what was typed as time in the firm’s zone', () => {
    const draft = draftOf({ ...post, status: 'draft' }, now);
    expect(draft.publishedAt).toBe('');
    expect(fieldsOf(draft, { ...post, status: 'draft' }, now).publishedAt).toBeNull();
    expect(fieldsOf({ ...draft, publishedAt: '2026-07-01T09:00' }, post, now).publishedAt).toBe(
      fromFirmInput('2026-07-01T09:00')?.toISOString(),
    );
  });
});
