import { expect, test } from 'vitest';
import type { BlogReader, Post } from '../../contract/blog.ts';
import { createLog } from '../platform/log.ts';
import { createBlogForPages } from './blog-for-pages.ts';

const lines: string[] = [];
const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
const query = { page: 1, limit: 9, search: '', category: '' };

function open(blog: Partial<BlogReader>) {
  const pageHtml = async ({ content }: Post) => `${content} for its page`;
  const typographic = (text: string) => `“${text}”`;
  return createBlogForPages({ blog: blog as BlogReader, pageHtml, typographic, log });
}

test('an article comes with the HTML of its page, and its title and excerpt with their type set', async () => {
  const stored = { title: 'a title', excerpt: 'an excerpt', content: 'text' } as Post;
  const blog = open({
    find: async (slug) => (slug === 'a' ? stored : null),
    list: async () => ({ posts: [stored], total: 1, totalPages: 1 }),
    related: async () => [stored],
  });
  const shown = { title: '“a title”', excerpt: '“an excerpt”' };
  expect(await blog.find('a')).toEqual({ ...shown, content: 'text for its page' });
  expect(await blog.find('b')).toBeNull();
  expect((await blog.list(query)).posts[0]).toMatchObject(shown);
  expect((await blog.related('b', 3))[0]).toMatchObject(shown);
});

test('a loader answers 503 while the database is down, and the log has the reason', async () => {
  const failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const blog = open({ list: () => Promise.reject(failure) });
  await expect(blog.list(query)).rejects.toMatchObject({ init: { status: 503 } });
  expect(lines.join()).toContain('ECONNREFUSED');
});

test('a bug is thrown as it is', async () => {
  const bug = new TypeError('undefined is not a function');
  const blog = open({ list: () => Promise.reject(bug) });
  await expect(blog.list(query)).rejects.toBe(bug);
});
