import { expect, test } from 'vitest';
import { createPageWarmer } from './warm-pages.ts';

function siteOf(...paths: string[]) {
  const asked: [path: string, encoding: string | undefined][] = [];
  const locations = paths.map((path) => `<loc>https://firm.example${path}</loc>`);
  const state = { version: '1', locations, asked };
  const warmer = createPageWarmer({
    async ask(path, headers) {
      if (path === '/sitemap.xml') return new Response(state.locations.join(''));
      asked.push([path, headers?.['Accept-Encoding']]);
      return new Response();
    },
    version: async () => state.version,
    pauseMs: 0,
  });
  return { ...state, state, warmer };
}

test('each page of the sitemap is asked for as browsers do, once for a version of the content', async () => {
  const { warmer, asked, state } = siteOf('/', '/fees/');
  await warmer.warm();
  await warmer.warm();
  expect(asked).toEqual([
    ['/', 'br'],
    ['/fees/', 'br'],
  ]);
  state.version = '2';
  await warmer.warm();
  expect(asked).toHaveLength(4);
});

test('of a long sitemap the first pages and the newest articles, which are its last, are asked for', async () => {
  const articles = Array.from({ length: 1000 }, (_, index) => `/article-${index + 1}/`);
  const { warmer, asked } = siteOf('/', ...articles);
  await warmer.warm();
  const paths = asked.map(([path]) => path);
  expect(paths).toHaveLength(300);
  expect(new Set(paths).size).toBe(300);
  expect([paths[0], paths.at(-1)]).toEqual(['/', '/article-1000/']);
});

test('it ends with the page that is being rendered when the server stops', async () => {
  const { warmer, asked } = siteOf('/', '/fees/');
  const warming = warmer.warm();
  warmer.stop();
  await warming;
  expect(asked.length).toBeLessThan(2);
});

test('a site that cannot answer is asked again the next time', async () => {
  let fails = true;
  const asked: string[] = [];
  const warmer = createPageWarmer({
    async ask(path) {
      if (fails) return new Response(null, { status: 503 });
      asked.push(path);
      return new Response('<loc>https://firm.example/</loc>');
    },
    version: async () => '1',
    pauseMs: 0,
  });
  await expect(warmer.warm()).rejects.toThrow('503');
  fails = false;
  await warmer.warm();
  expect(asked).toContain('/');
});
