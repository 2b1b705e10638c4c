import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite } from '../../tests/support/test-site.ts';

const KEY = 'a1b2c3d4e5f6';
const SITE_URL = 'https://firm.example';
const MINUTE = 60_000;

/** A search engine that records notifications and answers with the given status. */
async function openSearchEngine() {
  const engine = { status: 200, told: [] as unknown[], url: '' };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    if (engine.status === 200) engine.told.push(body);
    response.writeHead(engine.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  engine.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return engine;
}

describeEachDatabase('search engines', (openDatabase) => {
  async function open(env: Record<string, string> = { INDEXNOW_KEY: KEY }) {
    const engine = await openSearchEngine();
    const site = await createTestSite(await openDatabase(), {
      env: { SITE_URL, ...env },
      indexNowEndpoint: engine.url,
    });
    const { blog, indexNow } = site.services;
    const after = async (minutes: number) => {
      site.state.now = new Date(site.state.now.getTime() + minutes * MINUTE);
      await indexNow.announce();
    };
    return { ...site, engine, blog, after };
  }
  const told = (...slugs: string[]) => ({
    host: 'firm.example',
    key: KEY,
    keyLocation: `${SITE_URL}/${KEY}.txt`,
    urlList: slugs.map((slug) => `${SITE_URL}/${slug}/`),
  });

  it('are notified once of a published post, and again when it is changed', async () => {
    const { blog, engine, after } = await open();
    const [post] = await blog.save([samplePost('First'), samplePost('Draft', { status: 'draft' })]);
    await after(0);
    await after(60);
    expect(engine.told).toEqual([told('first')]);
    await blog.save([samplePost('First', { id: post?.id ?? '' })]);
    await after(0);
    expect(engine.told).toHaveLength(2);
  });

  it('are notified of a scheduled post when it is published', async () => {
    const { blog, engine, after } = await open();
    await blog.save([samplePost('Soon', { publishedAt: new Date('2026-03-02T15:05:00Z') })]);
    await after(4);
    expect(engine.told).toEqual([]);
    await after(1);
    expect(engine.told).toEqual([told('soon')]);
  });

  it('are notified later when they do not answer', async () => {
    const { blog, engine, after, logLines } = await open();
    await blog.save([samplePost('First')]);
    engine.status = 503;
    await after(0);
    expect(logLines.join()).toContain('IndexNow answered 503');
    engine.status = 200;
    await after(9);
    expect(engine.told).toEqual([]);
    await after(1);
    expect(engine.told).toEqual([told('first')]);
  });

  it('find the key at the announced address', async () => {
    const { send } = await open();
    const answer = await send('GET', `/${KEY}.txt`);
    expect([answer.status, await answer.text()]).toEqual([200, KEY]);
  });

  it('are not notified without a key', async () => {
    const { blog, engine, after, send } = await open({});
    await blog.save([samplePost('First')]);
    await after(60);
    expect(engine.told).toEqual([]);
    expect(await (await send('GET', `/${KEY}.txt`)).text()).toBe('<p>page</p>');
  });
});
