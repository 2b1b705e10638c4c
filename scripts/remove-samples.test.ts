import { expect, it } from 'vitest';
import type { PostFields } from '../contract/posts.ts';
import { seedBlog } from '../server/blog/sample-articles.ts';
import { createSamplePostStore } from '../server/blog/sample-posts.store.ts';
import { describeEachDatabase } from '../tests/support/each-database.ts';
import { runScript } from '../tests/support/run-script.ts';
import { samplePost } from '../tests/support/test-posts.ts';
import { createTestSite } from '../tests/support/test-site.ts';

const articles = [
  { ...samplePost('Untouched'), sample: true },
  { ...samplePost('Improved'), sample: true },
  { ...samplePost('Our own'), sample: false },
];

describeEachDatabase('npm run samples:remove, beside a running site,', (open) => {
  it('removes the samples that nobody has changed, with --all the others too, and no other post', {
    timeout: 180_000,
  }, async () => {
    const database = await open();
    const { blog, postEditing } = (await createTestSite(database)).services;
    const seed = () => seedBlog(blog, createSamplePostStore(database.db), async () => articles);
    await seed();
    const improved = await postEditing
      .withSlugs(['improved'])
      .then(([post]) => postEditing.find(post?.id ?? ''));
    if (!improved) throw new Error('the article was not imported');
    const fields: PostFields = {
      ...improved,
      title: 'Improved by us',
      status: 'published',
      categories: [],
      tags: [],
    };
    await postEditing.update(improved.id, improved.version, fields, 'mara');
    const command = (...args: string[]) =>
      runScript('remove-samples.ts', args, {
        DATA_DIR: database.dataDir,
        DATABASE_URL: database.databaseUrl ?? '',
      });
    const titles = async () => (await postEditing.listDeleted()).map(({ title }) => title).sort();

    expect(await command()).toEqual({
      code: 0,
      printed:
        'Removed sample articles: 1. Staff can restore them for 30 days.\n' +
        'Kept, because staff have changed them: 1. With --all they are removed, too.\n' +
        '  Improved by us (/improved/)\n',
    });
    expect(await titles()).toEqual(['Untouched']);
    expect((await command('--all')).printed).toContain('Removed sample articles: 1.');
    expect(await titles()).toEqual(['Improved by us', 'Untouched']);
    expect((await command('--all')).printed).toContain('Removed sample articles: 0.');
    expect(await blog.count()).toBe(1);
    expect(await blog.staff.find('our-own')).not.toBeNull();
  });
});
