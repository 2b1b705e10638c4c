import { deflateRawSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openImportSite } from '../../../tests/support/import-site.ts';

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
  ['a ]]> within a section', file('<![CDATA[A ]]> B ]]></b>]]>'), 'A ]]> B ]]>'],
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
    'ends before its first post',
    file('Title').slice(0, 300),
    'From line 4 on the file cannot be read as a WordPress export, before its first item',
  ],
  ['is a web page', '<!DOCTYPE html><title>Log in</title>', 'saved web page'],
  ['is something else', '<html><body>x</body></html>', 'Tools, Export in WordPress'],
  ['is a damaged zip archive', 'PK\u0003\u0004', 'Download it again'],
  ['has an unknown encoding', file('x', '<?xml version="1.0" encoding="x-own" ?>'), 'Save it as UTF-8'],
])('a file that %s is refused with what staff can do', async (_, xml, message) => {
  const site = await openImportSite();
  expect(await site.fromFile(xml)).toMatchObject({ success: false, error: expect.stringContaining(message) });
});

it('a file that ends too early gives its whole posts, and says where it ends', async () => {
  const site = await openImportSite();
  const xml = file('Title', WARNING).replace(
    '</channel></rss>',
    '\n<item><title>Cut</title><content:encoded>x',
  );
  const answer = await site.fromFile(xml);
  expect(answer).toMatchObject({ success: true, results: { total: 1, imported: 1 } });
  const [line] = [xml.split('\n').length];
  expect(answer.results?.errors).toEqual([
    `From line ${line} on the file cannot be read as a WordPress export, after “Title”, its item 1: it is damaged or ends too early. Export it from WordPress again, and import the new file.`,
  ]);
  const gzip = gzipSync(`${file('Title').replace('</channel></rss>', '')}${ITEM.repeat(50)}`);
  const cut = await site.fromFile(new Blob([Uint8Array.from(gzip.subarray(0, -20))]));
  expect(cut.results?.errors).toEqual([expect.stringContaining('ends too early')]);
});

/** A zip archive of these files, each compressed. */
function zipOf(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const bytes = deflateRawSync(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(bytes.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(text), 18);
    fields.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04'), fields, Buffer.from(name), bytes);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\x01\x02\0\0'), fields, place, Buffer.from(name));
    offset += 30 + name.length + bytes.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length / 4, 4);
  end.writeUInt16LE(list.length / 4, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Uint8Array.from(Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06'), end]));
}

it('the exports in a zip archive are imported, and nothing else in it', async () => {
  const site = await openImportSite();
  const second = file('Second').replace('<wp:post_id>1<', '<wp:post_id>2<').replaceAll('one', 'two');
  const bytes = zipOf({
    'site/export.001.xml': file('First'),
    'readme.txt': '<rss>',
    '__MACOSX/site/._export.001.xml': 'x',
    'site/export.002.xml': second,
  });
  const answer = await site.fromFile(new Blob([bytes]));
  expect(answer).toMatchObject({ success: true, results: { imported: 2, errors: [] } });
  expect([...(await site.posts()).values()].map(({ title }) => title).sort()).toEqual(['First', 'Second']);
  expect(await site.fromFile(new Blob([zipOf({ 'a.txt': 'x' })]))).toMatchObject({
    success: false,
    error: expect.stringContaining('has no .xml file'),
  });
});

it('the damaged files of a zip archive are reported up to the hundredth, and the others counted', async () => {
  const site = await openImportSite();
  const cut = file('x'.repeat(1000)).replace('</channel></rss>', '<item>');
  const damaged = Array.from({ length: 102 }, (_, index) => [`${index}.xml`, cut]);
  const answer = await site.fromFile(new Blob([zipOf(Object.fromEntries(damaged))]));
  expect(answer.results?.errors).toHaveLength(100);
  expect(answer.results?.errors[99]).toContain(`after “${'x'.repeat(500)}”, its item 1`);
  const { leftOut } = await site.report(answer);
  expect(leftOut).toContainEqual({ kind: 'damaged files beyond the first 100', count: 2 });
});
