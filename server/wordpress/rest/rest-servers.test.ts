import { describe, expect, it } from 'vitest';
import { openImportSite } from '../../../tests/support/import-site.ts';
import type { Intercept } from '../../../tests/support/wordpress-site.ts';

const json = { 'Content-Type': 'application/json' };
const END = '{"code":"rest_post_invalid_page_number"}';

function posts(ids: readonly number[], idOf: (id: number) => unknown = Number): string {
  const given = ids.map((id) => ({
    id: idOf(id),
    date_gmt: '2024-05-01T12:00:00',
    slug: `post-${id}`,
    status: 'publish',
    link: `http://old.example/post-${id}/`,
    title: { rendered: `Post ${id}` },
    content: { rendered: '<p>Text</p>' },
    excerpt: { rendered: '' },
    author: idOf(2),
    categories: [idOf(3)],
  }));
  return JSON.stringify(given);
}

type Answer = [status: number, body: string, headers?: Record<string, string>];

/** Answers pages of posts by this, with the number of the request for the same page. */
function answering(answer: (page: number, time: number, perPage: number) => Answer): Intercept {
  const times = new Map<number, number>();
  return (_, response, url) => {
    if (!url.pathname.endsWith('/wp/v2/posts')) return false;
    const page = Number(url.searchParams.get('page') ?? 1);
    const isProbe = url.searchParams.get('_fields') === 'id';
    if (!isProbe) times.set(page, (times.get(page) ?? 0) + 1);
    const [status, body, headers] = answer(
      page,
      times.get(page) ?? 0,
      Number(url.searchParams.get('per_page')),
    );
    response.writeHead(status, { ...json, ...headers }).end(body);
    return true;
  };
}

const onePage = (body: string, headers: Record<string, string> = {}) =>
  answering((page) => (page === 1 ? [200, body, headers] : [400, END]));

const WARNING =
  '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/var/[www]/{a}.php</b> on line <b>3</b><br />\n';

describe('an import from a server that', () => {
  it.each([
    ['prints a warning of PHP before its posts', onePage(WARNING + posts([1, 2]))],
    ['prints three byte order marks before them', onePage(`\ufeff\ufeff\ufeff\n${posts([1, 2])}`)],
    [
      'prints a comment after them',
      onePage(`${posts([1, 2])}\n<!-- Cached by [plugin] {"a":1} in 0.2 s -->`),
    ],
    ['gives its numbers as texts', onePage(posts([1, 2], String))],
    [
      'refuses a hundred posts at once',
      answering((page, _, perPage) =>
        perPage > 10 ? [400, '{"code":"rest_invalid_param"}'] : page <= 2 ? [200, posts([page])] : [400, END],
      ),
    ],
    [
      'shows a page on maintenance once',
      answering((page, time) =>
        page === 1 && time === 1
          ? [200, '<!doctype html><title>Maintenance</title>']
          : page === 1
            ? [200, posts([1, 2])]
            : [400, END],
      ),
    ],
    [
      'cuts an answer once',
      answering((page, time) =>
        page === 1 && time === 1
          ? [200, posts([1, 2]).slice(0, -20)]
          : page === 1
            ? [200, posts([1, 2])]
            : [400, END],
      ),
    ],
    [
      'loses a post of the first page meanwhile, so that the others move up',
      answering((page, time) => {
        const total = { 'X-WP-Total': '2', 'X-WP-TotalPages': '2' };
        if (page > 1) return [400, END];
        return time < 2
          ? [200, posts([1]), total]
          : [200, posts([2]), { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' }];
      }),
    ],
  ])('%s has all its posts here', async (_, intercept) => {
    const site = await openImportSite({ intercept });
    expect(await site.fromSite()).toMatchObject({ success: true, results: { imported: 2, errors: [] } });
    const stored = await site.posts();
    expect([...stored.keys()].sort()).toEqual([1, 2]);
    expect(stored.get(1)).toMatchObject({ author: 'David Whitfield' });
  });

  it.each<[string, Answer, RegExp]>([
    [
      'is behind a firewall',
      [403, '<!doctype html><title>Attention Required!</title>', { Server: 'cloudflare' }],
      /^A firewall of 127\S+ \(Cloudflare\) refuses this server with 403\. Ask whoever runs that site/,
    ],
    [
      'is behind a login',
      [200, '<!doctype html><form><input name="pwd" type="password"></form>'],
      /asks visitors for a login/,
    ],
    [
      'fails',
      [200, '<br />\n<b>Fatal error</b>: Allowed memory size exhausted in /a.php'],
      /gives an error of PHP where its data should be: “Fatal error: Allowed memory size exhausted/,
    ],
    ['is another site', [200, '<!doctype html><title>Shop</title>'], /gives a web page [^:]*: “Shop”/],
  ])('%s says so', async (_, answer, error) => {
    const site = await openImportSite({
      intercept(_, response, url) {
        if (!/wp(?:\/|%2F)v2/.test(url.href)) return false;
        response.writeHead(answer[0], { 'Content-Type': 'text/html', ...answer[2] }).end(answer[1]);
        return true;
      },
    });
    expect(await site.fromSite()).toMatchObject({ success: false, error: expect.stringMatching(error) });
  });
});

it('the pages of files by REST API lead to the posts that they were uploaded to', async () => {
  const file = (id: number, post: number | null) => ({
    id,
    post,
    link: `http://old.example/photo-${id}/`,
    source_url: `http://old.example/${id}.jpg`,
  });
  const pageOfPosts = onePage(posts([1]), { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' });
  const site = await openImportSite({
    pages: async () => new Response('', { status: 404 }),
    intercept(request, response, url) {
      if (!url.pathname.endsWith('/wp/v2/media')) return pageOfPosts(request, response, url);
      response.writeHead(200, json).end(JSON.stringify([file(20, 1), file(21, null)]));
      return true;
    },
  });
  const { leftOut } = await site.report(await site.fromSite());
  const page = async (path: string) => (await site.send('GET', path)).headers.get('Location');
  expect(await page('/photo-20/')).toBe('/post-1/');
  expect(leftOut).toContainEqual({ kind: 'pages of files in no article', count: 1 });
});

it('the pictures of a gallery without numbers are requested once', async () => {
  const pageOfPosts = onePage(posts([1]).replace('<p>Text</p>', '[gallery] and again [gallery]'));
  const site = await openImportSite({ intercept: pageOfPosts });
  await site.fromSite();
  const { content = '' } = (await site.posts()).get(1) ?? {};
  expect(content.match(/<img /g)?.length).toBeGreaterThan(1);
  expect(site.wordpress.requests.filter((path) => path.includes('media?parent=1'))).toHaveLength(1);
});
