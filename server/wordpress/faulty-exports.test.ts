import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openImportSite } from '../../tests/support/import-site.ts';

const LONG = encodeURIComponent('Раздел имущества супругов в Нью-Йорке');
const ITEM = `<item><title>Before</title><link>http://old.example/one/</link>
<category domain="post_tag" nicename="${LONG}${'-x'.repeat(60)}"><![CDATA[Раздел]]></category>
<content:encoded><![CDATA[<p>Text</p>]]></content:encoded><wp:post_id>1</wp:post_id>
<wp:post_date_gmt>2024-05-01 12:00:00</wp:post_date_gmt><wp:post_name>one</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
const file = (title: string, before = '<?xml version="1.0" encoding="UTF-8" ?>\n', after = '') =>
  `${before}<rss version="2.0" xmlns:wp="wp"><channel><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>http://old.example</wp:base_blog_url>${ITEM.replace('Before', title)}</channel></rss>${after}`;
const WARNING =
  '<br />\n<b>Warning</b>:  Undefined variable $x & more in <b>/a.php</b> on line <b>3</b><br />\n';

it.each([
  ['a slug longer than 200 characters', file('Title'), 'Title'],
  ['warnings of PHP before it', file('Title', WARNING), 'Title'],
  ['warnings after its first line', file('Title', `<?xml version="1.0" ?>${WARNING}`), 'Title'],
  ['blank lines before it', file('Title', '\n\n\n<?xml version="1.0" ?>'), 'Title'],
  ['text after it', file('Title', '', '\n<!-- cached --> <b>1</b> & more'), 'Title'],
  ['an & alone', file('A & B &c AT&T?a=1&b=2'), 'A & B &c AT&T?a=1&b=2'],
  ['named entities', file('Caf&eacute;&nbsp;&ldquo;x&rdquo; &amp; &unknown;'), 'Café “x” & &unknown;'],
])('an export with %s is imported as it is meant', async (_, xml, title) => {
  const site = await openImportSite();
  expect(await site.fromFile(xml)).toMatchObject({ success: true, results: { imported: 1, errors: [] } });
  expect((await site.posts()).get(1)).toMatchObject({
    title,
    content: expect.stringContaining('<p>Text</p>'),
    tags: '["Раздел"]',
  });
});

const encoded = (label: string) =>
  file('Café déjà vu', `<?xml version="1.0" encoding="${label}" ?>`).replaceAll('Раздел', 'x');
const utf16 = Buffer.from(`\ufeff${encoded('UTF-16')}`, 'utf16le');
it.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['UTF-16', Uint8Array.from(utf16), 'Café déjà vu'],
  ['UTF-16 of the other byte order', Uint8Array.from(Buffer.from(utf16).swap16()), 'Café déjà vu'],
  ['ISO-8859-1', Uint8Array.from(Buffer.from(encoded('ISO-8859-1'), 'latin1')), 'Café déjà vu'],
  [
    'windows-1251',
    Uint8Array.from(
      Buffer.concat(
        encoded('windows-1251')
          .split('Café déjà vu')
          .map((text) => Buffer.from(text))
          .flatMap((text, index) => (index ? [Buffer.from([0xd1, 0xf3, 0xe4]), text] : [text])),
      ),
    ),
    'Суд',
  ],
  ['gzip', Uint8Array.from(gzipSync(file('Title'))), 'Title'],
])('an export in %s is read as it declares', async (_, bytes, title) => {
  const site = await openImportSite();
  expect(await site.fromFile(new Blob([bytes]))).toMatchObject({ success: true, results: { imported: 1 } });
  expect((await site.posts()).get(1)?.title).toBe(title);
});

it.each([
  [
    'ends too early',
    file('Title').slice(0, -'</channel></rss>'.length).concat('<item><title>x'),
    'after “Title”',
  ],
  ['is a web page', '<!DOCTYPE html><title>Log in</title>', 'saved web page'],
  ['is something else', '<html><body>x</body></html>', 'Tools, Export in WordPress'],
  ['is a zip archive', 'PK\u0003\u0004', 'Unpack it'],
  ['has an unknown encoding', file('x', '<?xml version="1.0" encoding="x-own" ?>'), 'Save it as UTF-8'],
])('a file that %s is refused with what staff can do', async (_, xml, message) => {
  const site = await openImportSite();
  expect(await site.fromFile(xml)).toMatchObject({ success: false, error: expect.stringContaining(message) });
});
