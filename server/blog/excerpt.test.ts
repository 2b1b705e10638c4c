import { expect, it } from 'vitest';
import type { PostFields } from '../../contract/posts.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { openTestSite } from '../../tests/support/test-site.ts';
import { automaticExcerpt } from './html/automatic-excerpt.ts';

async function open(excerpt: string) {
  const { services } = await openTestSite();
  const [saved] = await services.blog.save([
    samplePost('One', { content: '<h2>First</h2><p>Old words.</p>', excerpt }),
  ]);
  const id = saved?.id ?? '';
  const { postEditing } = services;
  const find = async () => {
    const post = await postEditing.find(id);
    if (!post) throw new Error('no post');
    return post;
  };
  const update = async (changes: Partial<PostFields>) => {
    const {
      version,
      id: _,
      wpId: __,
      readMinutes: ___,
      oncePublic: ____,
      modifiedAt: _____,
      ...post
    } = await find();
    return postEditing.update(id, version, { ...post, ...changes } as PostFields, 'mara');
  };
  const shown = async () => (await services.blog.visitors.find((await find()).slug))?.excerpt;
  return { find, update, shown };
}

it('an excerpt that was made of the text is empty for staff, and follows the text', async () => {
  const { find, update, shown } = await open('');
  expect((await find()).excerpt).toBe('');
  expect(await shown()).toBe('Old words.');
  const { version } = await find();
  await update({});
  expect((await find()).version, 'saving it as it is changes nothing').toBe(version);
  await update({ content: '<p>New words.</p>' });
  expect([(await find()).excerpt, await shown()]).toEqual(['', 'New words.']);
});

it('an excerpt that somebody wrote stays, and is made of the text once it is emptied', async () => {
  const { find, update, shown } = await open('In short');
  await update({ content: '<p>New words.</p>' });
  expect([(await find()).excerpt, await shown()]).toEqual(['In short', 'In short']);
  await update({ excerpt: '' });
  expect(await shown()).toBe('New words.');
});

it('an excerpt of a long article without paragraphs is the start of its text', () => {
  const list = `<ul>${'<li>custody <em>order</em></li>'.repeat(20_000)}</ul>`;
  const start = 'custody order '.repeat(27);
  expect(automaticExcerpt(`${list}<p>Late.</p>`)).toBe(`${start}custody…`);
  expect(automaticExcerpt(`<figure>${'<a href="/x/"></a>'.repeat(20_000)}</figure>`)).toBe('');
});
