import { describe, expect, it } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache.ts';

function page(bytes: number, status = 200): RenderedPage {
  return { status, headers: {}, etag: 'tag', body: new Uint8Array(bytes), compressed: {} };
}

async function add(cache: PageCache, key: string, version: string, rendered: RenderedPage): Promise<void> {
  const rendering = Promise.resolve(rendered);
  cache.add(key, version, rendering);
  await rendering;
}

describe('rendered-page cache', () => {
  it('gives back what was rendered from the current content version', async () => {
    const cache = new PageCache(1_000);
    await add(cache, '/', '1', page(10));
    expect(await cache.get('/', '1')).toEqual(page(10));
  });

  it('forgets a page when the content version moves on', async () => {
    const cache = new PageCache(1_000);
    await add(cache, '/', '1', page(10));
    expect(cache.get('/', '2')).toBeUndefined();
    expect(cache.get('/', '1')).toBeUndefined();
  });

  it('lets requests wait for a page that is being rendered', async () => {
    const cache = new PageCache(1_000);
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    cache.add('/', '1', promise);
    const waiting = cache.get('/', '1');
    resolve(page(10));
    expect(await waiting).toEqual(page(10));
  });

  it('drops the least recently used page when the bytes run out', async () => {
    // Each takes 152: half as much again for its compressed copies, and its key.
    const cache = new PageCache(304);
    await add(cache, '/a', '1', page(100));
    await add(cache, '/b', '1', page(100));
    await cache.get('/a', '1');
    await add(cache, '/c', '1', page(100));
    expect(cache.get('/b', '1')).toBeUndefined();
    expect(cache.get('/a', '1')).toBeDefined();
    expect(cache.get('/c', '1')).toBeDefined();
  });

  it('keeps no page that was not answered with 200, and none that failed to render', async () => {
    const cache = new PageCache(1_000);
    await add(cache, '/missing', '1', page(10, 404));
    expect(cache.get('/missing', '1')).toBeUndefined();
    const failing = Promise.reject(new Error('render'));
    cache.add('/broken', '1', failing);
    await failing.catch(() => undefined);
    expect(cache.get('/broken', '1')).toBeUndefined();
  });

  it('keeps nothing when it may hold no bytes', async () => {
    const cache = new PageCache(0);
    await add(cache, '/', '1', page(10));
    expect(cache.get('/', '1')).toBeUndefined();
  });
});
