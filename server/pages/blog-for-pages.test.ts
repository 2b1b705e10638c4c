import { expect, test } from 'vitest';
import type { BlogReader } from '../blog/posts.ts';
import { createLog } from '../log.ts';
import { blogForPages, withTableRegions } from './blog-for-pages.ts';

const opens = (name: string) => `<div class="table-region" role="region" aria-label="${name}" tabindex="0">`;
const lines: string[] = [];
const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });

test('each table stands in a region of its own, and a table within it does not', () => {
  expect(withTableRegions('<table><tr><td><table></table></td></tr></table><p>b</p><table></table>')).toBe(
    `${opens('Table 1')}<table><tr><td><table></table></td></tr></table></div><p>b</p>` +
      `${opens('Table 2')}<table></table></div>`,
  );
});

test('the word in a text or in an attribute is no table', () => {
  const html = '<p title="<table>">A &lt;table&gt; of fees</p>';
  expect(withTableRegions(html)).toBe(html);
});

const failing = (error: Error) => ({ list: () => Promise.reject(error) }) as unknown as BlogReader;
const query = { page: 1, limit: 9, search: '', category: '' };

test('while the database is away a loader answers 503, and the log says why', async () => {
  const away = new Error('connect ECONNREFUSED');
  const blog = blogForPages(failing(away), { isUnavailable: () => true, log });
  await expect(blog.list(query)).rejects.toMatchObject({ init: { status: 503 } });
  expect(lines.join()).toContain('ECONNREFUSED');
});

test('a mistake of ours is thrown as it is', async () => {
  const mistake = new TypeError('undefined is not a function');
  const blog = blogForPages(failing(mistake), { isUnavailable: () => false, log });
  await expect(blog.list(query)).rejects.toBe(mistake);
});
