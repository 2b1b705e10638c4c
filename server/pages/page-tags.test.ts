import { expect, it } from 'vitest';
import { documentTitle } from '../../content/derive/document-title.ts';
import { publicPages } from '../../content/derive/pages.ts';
import { type MetaTagRecord, metaTagRecordSchema } from '../../contract/page-tags.ts';
import { describeEachDatabase, type OpenDatabase, openSqlite } from '../../tests/support/each-database.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite } from '../../tests/support/test-site.ts';
import { isListed, type PageTags } from './page-tags.ts';

const noPause = async () => {};

async function openTags(openDatabase: OpenDatabase) {
  const connection = await openDatabase();
  const site = await createTestSite(connection, { pause: noPause });
  const { pageTags, blog } = site.services;
  const save = (record: Partial<MetaTagRecord>) => pageTags.save(metaTagRecordSchema.parse(record), 'mara');
  return { connection, site, pageTags, blog, save };
}

async function recordAt(pageTags: PageTags, path: string): Promise<MetaTagRecord> {
  const { records } = await pageTags.list();
  const record = records.find(({ pagePath }) => pagePath === path);
  if (!record) throw new Error(`${path} has no record`);
  return record;
}

describeEachDatabase('meta-tag records', (openDatabase) => {
  it('exist from the start for every page, category and published article', async () => {
    const { pageTags, blog } = await openTags(openDatabase);
    await blog.save([
      samplePost('Moving away', { categories: ['Child Custody'], tags: ['relocation'] }),
      samplePost('Not yet', { publishedAt: new Date('2026-04-01T00:00:00Z') }),
      samplePost('Draft', { status: 'draft' }),
    ]);
    const { records, total } = await pageTags.list();
    expect(records.map(({ pagePath }) => pagePath)).toEqual([
      ...publicPages.map(({ path }) => path),
      '/category/child-custody/',
      '/moving-away/',
    ]);
    expect(total).toBe(records.length);
    expect(await recordAt(pageTags, '/moving-away/')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      pagePath: '/moving-away/',
      pageTitle: 'Moving away',
      metaTitle: 'Moving away',
      metaDescription: 'In short: Moving away',
      metaKeywords: 'relocation, Child Custody',
      ogTitle: documentTitle('Moving away'),
      ogImage: '/share/moving-away.png',
      ogDescription: 'In short: Moving away',
      canonicalUrl: '',
      robots: 'index, follow',
      customHeadTags: '',
      own: { title: 'Moving away', description: 'In short: Moving away' },
    });
  });

  it('give the titles of pages and articles by their paths', async () => {
    const { pageTags, blog } = await openTags(openDatabase);
    await blog.save([samplePost('Moving away'), samplePost('Draft', { status: 'draft' })]);
    const titles = await pageTags.titles(['/moving-away/', '/draft/', '/gone/']);
    expect([titles.get('/fees/'), titles.get('/moving-away/')]).toEqual(['Fees', 'Moving away']);
    expect([titles.has('/draft/'), titles.has('/gone/')]).toEqual([false, false]);
  });

  it('are refused where someone else has saved since, also at the same moment', async () => {
    const { pageTags, save, blog } = await openTags(openDatabase);
    await blog.save([samplePost('Moving away', { ogImage: '/media/drawing.svg' })]);
    for (const path of ['/fees/', '/moving-away/']) {
      const base = { ...(await recordAt(pageTags, path)) };
      const outcomes = await Promise.allSettled([
        save({ ...base, metaTitle: 'One', base } as Partial<MetaTagRecord>),
        save({ ...base, metaDescription: 'Two', base } as Partial<MetaTagRecord>),
      ]);
      const refused = outcomes.find(({ status }) => status === 'rejected');
      const stored = await recordAt(pageTags, path);
      expect(refused).toMatchObject({
        reason: { code: 'meta-tags-changed', details: { record: stored, saved: { staff: 'mara' } } },
      });
      expect([stored.metaTitle === 'One', stored.metaDescription === 'Two'].filter(Boolean)).toHaveLength(1);
    }
  });

  it('are answered as they were saved, and an emptied field is the page’s own text again', async () => {
    const { pageTags, save, site } = await openTags(openDatabase);
    const own = await recordAt(pageTags, '/attorneys/');
    const changed: MetaTagRecord = {
      ...own,
      pageTitle: 'Our people',
      metaTitle: 'Divorce lawyers in Manhattan',
      metaDescription: 'Six lawyers.',
      metaKeywords: 'a,b',
      ogImage: 'https://cdn.example/a.png',
      canonicalUrl: 'https://other.example/x',
      robots: 'noindex,follow',
      customHeadTags: '<meta name="x" content="y">',
    };
    expect(await save(changed)).toEqual(changed);
    expect(await recordAt(pageTags, '/attorneys/')).toEqual(changed);
    expect((await site.services.audit.list({ limit: 1, offset: 0 })).entries).toMatchObject([
      { staff: 'mara', action: 'meta-tags-changed', subject: '/attorneys/' },
    ]);
    const emptied = Object.fromEntries(Object.keys(own).map((field) => [field, '']));
    expect(await save({ ...emptied, id: own.id })).toEqual(own);
    expect([...(await pageTags.current()).keys()]).toEqual([]);
  });

  it('take no title for sharing that is the firm’s name alone', async () => {
    const { pageTags, save } = await openTags(openDatabase);
    const own = await recordAt(pageTags, '/forms/');
    await expect(save({ ...own, ogTitle: documentTitle('') })).rejects.toMatchObject({
      fieldErrors: { ogTitle: [expect.stringContaining('no words')] },
    });
    expect(await recordAt(pageTags, '/forms/')).toEqual(own);
  });

  it('say what the page’s own texts are, while others are served', async () => {
    const { pageTags, save } = await openTags(openDatabase);
    const own = await recordAt(pageTags, '/forms/');
    await save({ ...own, metaTitle: 'On air', metaDescription: 'Interviews.' });
    expect((await recordAt(pageTags, '/forms/')).own).toEqual({
      title: own.metaTitle,
      description: own.metaDescription,
    });
  });

  it('of an article write the fields of its post, and keep the rest when its address changes', async () => {
    const { pageTags, blog, save } = await openTags(openDatabase);
    const [post] = await blog.save([samplePost('Moving away')]);
    const record = await recordAt(pageTags, '/moving-away/');
    await save({ ...record, metaTitle: 'Relocation', ogTitle: 'Moving?', robots: 'noindex' });
    expect(await blog.visitors.find('moving-away')).toMatchObject({
      title: 'Moving away',
      metaTitle: 'Relocation',
      metaDescription: null,
      ogTitle: 'Moving?',
    });
    const id = post?.id ?? null;
    await blog.save([samplePost('Moving away', { id, slug: 'relocation', metaTitle: 'By the author' })]);
    expect(await recordAt(pageTags, '/relocation/')).toMatchObject({
      metaTitle: 'By the author',
      robots: 'noindex',
    });
  });

  it('follow the content in every field that was not changed', async () => {
    const { pageTags, blog, save } = await openTags(openDatabase);
    const [post] = await blog.save([samplePost('Old title')]);
    const record = await recordAt(pageTags, '/old-title/');
    await save({ ...record, metaKeywords: 'kept' });
    await blog.save([
      samplePost('New title', { id: post?.id ?? null, slug: 'old-title', metaKeywords: 'kept' }),
    ]);
    expect(await recordAt(pageTags, '/old-title/')).toMatchObject({
      pageTitle: 'New title',
      metaTitle: 'New title',
      ogTitle: documentTitle('New title'),
      metaKeywords: 'kept',
    });
  });

  it('are found by title, path and the words of articles', async () => {
    const { pageTags, blog } = await openTags(openDatabase);
    await blog.save([
      samplePost('Moving away', { content: '<p>Relocation with attorneys</p>' }),
      samplePost('Zebra', { slug: 'striped-horse' }),
    ]);
    const pathsFor = async (text: string, limit = 20) =>
      (await pageTags.search(text, limit)).records.map(({ pagePath }) => pagePath);
    expect(await pathsFor('attorneys')).toEqual(['/attorneys/', '/moving-away/']);
    expect(await pathsFor('attorneys', 1)).toEqual(['/attorneys/']);
    expect(await pathsFor('/striped-horse/')).toEqual(['/striped-horse/']);
    expect(await pathsFor('no such words')).toEqual([]);
  });

  it('are found by their meta title, in upper or lower case', async () => {
    const { pageTags, blog, save } = await openTags(openDatabase);
    await blog.save([
      samplePost('Moving away'),
      samplePost('Another', { metaTitle: 'moving AWAY' }),
      samplePost('Moving away', { slug: 'titled-otherwise', metaTitle: 'Relocation' }),
      samplePost('Moving away', { slug: 'unpublished', status: 'draft' }),
    ]);
    await save({ ...(await recordAt(pageTags, '/fees/')), metaTitle: 'Moving Away' });
    const { records } = await pageTags.titled('moving away');
    expect(records.map(({ pagePath }) => pagePath).sort()).toEqual(['/another/', '/fees/', '/moving-away/']);
    expect((await pageTags.titled('Moving')).records).toEqual([]);
  });

  it('are seen by another process as soon as they are saved', async () => {
    const connection = await openDatabase();
    const pauses: number[] = [];
    const here = await createTestSite(connection, {
      env: { WORKERS: '2' },
      pause: async (ms) => void pauses.push(ms),
    });
    const there = await createTestSite(connection.reopen());
    await there.services.pageTags.current();
    const record = await recordAt(here.services.pageTags, '/fees/');
    await here.services.pageTags.save({ ...record, metaTitle: 'Changed' }, 'mara');
    there.state.now = new Date(there.state.now.getTime() + (pauses[0] ?? 0));
    expect((await there.services.pageTags.current()).get('/fees/')?.meta_title).toBe('Changed');
  });

  it('raise the version by which pages are cached', async () => {
    const { pageTags, blog, save } = await openTags(openDatabase);
    const before = await blog.version();
    await save({ ...(await recordAt(pageTags, '/fees/')), metaTitle: 'Changed' });
    expect(await blog.version()).not.toBe(before);
  });
});

it('a page that does not exist, or a forbidden tag, changes nothing', async () => {
  const { pageTags, save } = await openTags(openSqlite);
  await expect(save({ id: '/no-such-page/' })).rejects.toMatchObject({ code: 'not-found' });
  const record = await recordAt(pageTags, '/');
  await expect(
    save({ ...record, metaTitle: 'X', customHeadTags: '<script>1</script>' }),
  ).rejects.toMatchObject({
    code: 'invalid-input',
    fieldErrors: { customHeadTags: [expect.stringContaining('<script>')] },
  });
  expect(await recordAt(pageTags, '/')).toEqual(record);
});

it('canonical addresses of this site end in a slash, and the page’s own one is no change', async () => {
  const { site, pageTags, save } = await openTags(openSqlite);
  const record = await recordAt(pageTags, '/fees/');
  const saved = async (canonicalUrl: string) => (await save({ ...record, canonicalUrl })).canonicalUrl;
  expect(await saved('/forms')).toBe('/forms/');
  expect(await saved('https://other.example/a')).toBe('https://other.example/a');
  expect(await saved('/fees')).toBe('');
  expect(await saved('http://localhost:3000/fees')).toBe('');
  expect(site.logLines.join()).not.toContain('not served');
});

it('a title copied with the firm’s name is saved without it', async () => {
  const { pageTags, save } = await openTags(openSqlite);
  const record = await recordAt(pageTags, '/fees/');
  expect(await save({ ...record, metaTitle: documentTitle('What it costs') })).toMatchObject({
    metaTitle: 'What it costs',
  });
});

it('the last known changes are served while the database is unavailable', async () => {
  const { connection, site, pageTags, save } = await openTags(openSqlite);
  await save({ ...(await recordAt(pageTags, '/fees/')), metaTitle: 'Changed' });
  await pageTags.current();
  await connection.close();
  site.state.now = new Date(site.state.now.getTime() + 60_000);
  expect((await pageTags.current()).get('/fees/')?.meta_title).toBe('Changed');
});

it('noindex and a canonical address elsewhere keep a page out of the sitemap', async () => {
  const { pageTags, save, site } = await openTags(openSqlite);
  await save({ ...(await recordAt(pageTags, '/fees/')), robots: 'noindex, follow' });
  await save({ ...(await recordAt(pageTags, '/forms/')), canonicalUrl: '/courts/' });
  await save({ ...(await recordAt(pageTags, '/terms/')), metaTitle: 'Changed' });
  const changed = await pageTags.current();
  expect(['/fees/', '/forms/', '/terms/', '/'].map((id) => isListed(changed.get(id)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  for (const file of [await site.services.searchFiles.sitemap(), await site.services.searchFiles.summary()]) {
    expect(file).not.toMatch(/\/(fees|forms)\//);
    expect(file).toContain('/terms/');
  }
});
