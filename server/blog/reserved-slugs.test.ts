import { expect, it, onTestFinished } from 'vitest';
import { searchFilePaths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite, STAFF } from '../../tests/support/test-site.ts';

describeEachDatabase('addresses that the site answers itself', (openDatabase) => {
  async function open() {
    const connection = await openDatabase();
    const site = await createTestSite(connection, { env: { DATA_DIR: connection.dataDir } });
    return { ...site, db: connection.db };
  }

  it.each([
    'admin',
    'healthz',
    'readyz',
    'api',
    'share',
    'drawings',
    'articles',
    'feed',
    'newsletter',
    'team',
    'Admin',
  ])('are not the slug of a post: %s', async (slug) => {
    const { services, send } = await open();
    const headers = {
      Authorization: `Basic ${await services.sessions.login(STAFF.username, STAFF.password)}`,
    };
    const free = await send('GET', `${staffApiPaths.adminPostSlug}?slug=${slug}`, { headers });
    expect(await free.json()).toEqual({ slug: `${slug.toLowerCase()}-2` });
    expect(await services.blog.save([samplePost('Any', { slug })])).toMatchObject([
      { slug: `${slug.toLowerCase()}-2` },
    ]);
  });

  it('move a post that has one to the next free slug when the server starts', async () => {
    const site = await open();
    const { blog } = site.services;
    const saved = await blog.save([samplePost('Hidden'), samplePost('Admin'), samplePost('Seen')]);
    expect(saved[1]).toMatchObject({ slug: 'admin-2' });
    const version = await blog.version();
    // As a version of the site without this rule stored it.
    await site.db.updateTable('posts').set({ slug: 'admin' }).where('slug', '=', 'hidden').execute();
    await site.services.start();
    onTestFinished(() => site.services.stop());
    const slugs = await site.db.selectFrom('posts').select('slug').orderBy('number').execute();
    expect(slugs).toEqual([{ slug: 'admin-3' }, { slug: 'admin-2' }, { slug: 'seen' }]);
    expect(await blog.visitors.find('admin-3')).toMatchObject({ title: 'Hidden' });
    expect(await blog.version()).not.toBe(version);
    expect(site.logLines.filter((line) => line.includes('"to":"admin-3"'))).toHaveLength(1);
  });

  it('include no file that has a dot, which a slug cannot have', async () => {
    const { services } = await open();
    expect(await services.blog.save([samplePost('Feed', { slug: searchFilePaths.feed })])).toMatchObject([
      { slug: 'feed-xml' },
    ]);
  });
});
