import { expect, test } from 'vitest';
import type { Post } from '../../contract/blog.ts';
import type { BlogReader } from '../blog/posts.ts';
import { createLog } from '../platform/log.ts';
import { createBlogForPages } from './blog-for-pages.ts';

const lines: string[] = [];
const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
const query = { page: 1, limit: 9, search: '', category: '' };

function open(blog: Partial<BlogReader>) {
  const pageHtml = async ({ content }: Post) => `${content} for its page`;
  return createBlogForPages({ blog: blog as BlogReader, pageHtml, log });
}

test('an article comes with the HTML of its page', async () => {
  const blog = open({ find: async (slug) => (slug === 'a' ? ({ content: 'text' } as Post) : null) });
  expect(await blog.find('a')).toEqual({ content: 'text for its page' });
  expect(await blog.find('b')).toBeNull();
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
