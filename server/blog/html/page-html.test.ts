import { describe, expect, it } from 'vitest';
import type { ResponsivePicture } from '../../../contract/pictures.ts';
import { pageHtml } from './page-html.ts';

const photo: ResponsivePicture = {
  src: '/media/_/960/media/a.jpg.jpeg',
  width: 1200,
  height: 800,
  sources: [
    { type: 'image/avif', srcset: '/media/_/320/media/a.jpg.avif 320w' },
    { type: 'image/webp', srcset: '/media/_/320/media/a.jpg.webp 320w' },
  ],
};
const drawing: ResponsivePicture = { src: '/drawings/a.svg', width: 320, height: 240, sources: [] };
const known: Record<string, ResponsivePicture> = {
  '/media/a.jpg': photo,
  '/media/b%20c.jpg': photo,
  '/drawings/a.svg': drawing,
};

const prepare = (body: string, options: { firstIsEager: boolean }) =>
  pageHtml(body, {
    describePicture: async (path) => known[path] ?? null,
    siteUrl: 'https://firm.example',
    ...options,
  });

const lazily = (body: string) => prepare(body, { firstIsEager: false });

describe('a picture in an article', () => {
  it('has sources in several sizes, its dimensions and lazy loading', async () => {
    expect(await lazily('<figure><img src="/media/a.jpg" alt="A court" class="wp-image-7"></figure>')).toBe(
      '<figure><picture>' +
        '<source type="image/avif" srcset="/media/_/320/media/a.jpg.avif 320w" sizes="(min-width: 48rem) min(43rem, 1200px), min(100vw, 1200px)">' +
        '<source type="image/webp" srcset="/media/_/320/media/a.jpg.webp 320w" sizes="(min-width: 48rem) min(43rem, 1200px), min(100vw, 1200px)">' +
        '<img src="/media/_/960/media/a.jpg.jpeg" width="1200" height="800" alt="A court" class="wp-image-7" loading="lazy" decoding="async">' +
        '</picture></figure>',
    );
  });

  it('keeps the width that its author chose and its own proportions', async () => {
    const html = await lazily('<img src="/media/a.jpg" width="300" height="999" alt="">');
    expect(html).toContain('width="300" height="200"');
    expect(html).toContain('min(100vw, 300px)');
    expect(await lazily('<img src="/media/a.jpg" width="9000" alt="">')).toContain(
      'width="1200" height="800"',
    );
  });

  it('loads eagerly when it is the first and there is no featured picture', async () => {
    const html = await prepare('<p>a</p><img src="/media/a.jpg"><img src="/media/b%20c.jpg">', {
      firstIsEager: true,
    });
    expect(html.match(/<img [^>]*>/g)?.map((img) => img.includes('loading="lazy"'))).toEqual([false, true]);
  });

  it('keeps its address when it is a drawing', async () => {
    expect(await lazily('<img src="/drawings/a.svg" alt="">')).toBe(
      '<img src="/drawings/a.svg" width="320" height="240" alt="" loading="lazy" decoding="async">',
    );
  });

  it('is found by an absolute address of this site and with a query', async () => {
    expect(await lazily('<img src="https://firm.example/media/a.jpg?w=300">')).toContain('<picture>');
  });

  it('loses the sources and loading attributes of its author', async () => {
    const html = await lazily(
      '<picture><source srcset="https://cdn.example/x.webp 1x"><img src="/media/a.jpg" srcset="https://cdn.example/a.jpg 2x" sizes="9px" loading="eager" fetchpriority="high"></picture>' +
        '<source srcset="https://cdn.example/y.webp">',
    );
    expect(html).not.toMatch(/cdn\.example|9px|eager|fetchpriority/);
    expect(html.match(/<picture>/g)).toHaveLength(1);
  });

  it('keeps the dimensions of its author when the file is missing', async () => {
    expect(await lazily('<img src="/media/gone.jpg" width="300" height="200" alt="Gone">')).toBe(
      '<img src="/media/gone.jpg" width="300" height="200" alt="Gone" loading="lazy" decoding="async">',
    );
  });

  it('stays when it is a data address', async () => {
    expect(await lazily('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">')).toContain(
      'src="data:image/gif',
    );
  });

  it.each([
    ['', ''],
    [
      '<p>No picture, <b>but &lt;img&gt; in words</b></p>',
      '<p>No picture, <b>but &lt;img&gt; in words</b></p>',
    ],
    ['<p dir="rtl">נ</p><img src="">', '<p dir="rtl">נ</p>'],
    ['<img src="javascript:alert(1)">', ''],
    ['<img>', ''],
  ])('%j becomes %j', async (body, expected) => expect(await lazily(body)).toBe(expected));
});

describe('a picture on another site', () => {
  it('becomes a link, so that nothing is requested from third parties', async () => {
    expect(
      await lazily('<p><img src="https://cdn.example/x.jpg?a=1&amp;b" alt="A &quot;court&quot;"></p>'),
    ).toBe(
      '<p><a href="https://cdn.example/x.jpg?a=1&amp;b" rel="external nofollow noopener noreferrer">Picture on cdn.example: A “court”</a></p>',
    );
    expect(await lazily('<img src="//cdn.example/x.jpg">')).toContain('>Picture on cdn.example</a>');
  });

  it('becomes its label inside a link', async () => {
    expect(await lazily('<a href="/contact/"><img src="http://cdn.example/x.jpg" alt=""></a>')).toBe(
      '<a href="/contact/"><span>Picture on cdn.example</span></a>',
    );
  });

  it('is replaced with the whole <picture> around it', async () => {
    const html = await lazily(
      '<picture><source srcset="https://cdn.example/x.webp"><img src="https://cdn.example/x.jpg"></picture>',
    );
    expect(html).toMatch(/^<a [^>]*>Picture on cdn\.example<\/a>$/);
  });
});

describe('a table in an article', () => {
  const opens = (name: string) =>
    `<div class="table-region" role="region" aria-label="${name}" tabindex="0">`;

  it('is in a scrollable region, unless it is inside another table', async () => {
    expect(await lazily('<table><tr><td><table></table></td></tr></table><p>b</p><table></table>')).toBe(
      `${opens('Table 1')}<table><tbody><tr><td><table></table></td></tr></tbody></table></div><p>b</p>` +
        `${opens('Table 2')}<table></table></div>`,
    );
  });

  it('is scrolled by the keyboard where it is written as text', async () => {
    expect(await lazily('<pre>a   b</pre>')).toBe('<pre tabindex="0">a   b</pre>');
  });

  it('is not the word in a text or in an attribute', async () => {
    const html = '<p title="&lt;table&gt;">A &lt;table&gt; of fees</p>';
    expect(await lazily(html)).toBe(html);
  });

  it('has its columns of figures aligned', async () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const html = await lazily(
      `<table><tr><th>Step</th><th>Cost</th><th>Time</th></tr>${row('Filing', '$210', '1 day')}${row('2024', '1,125', '3')}</table>`,
    );
    expect(html).toContain('<th>Step</th><th align="right">Cost</th><th>Time</th>');
    expect(html).toContain('<td>2024</td><td align="right">1,125</td><td>3</td>');
  });

  it('can hold a picture', async () => {
    const html = await lazily('<table><tr><td><img src="/drawings/a.svg" alt=""></td></tr></table>');
    expect(html).toContain(`${opens('Table 1')}<table>`);
    expect(html).toContain('loading="lazy"');
  });
});

describe('the margin of an article', () => {
  const words = 'A folder begun early saves both people a winter of paperwork. '.repeat(20);
  const part = (heading: string, text = '') => `<h2>${heading}</h2><p>${text}${words}</p>`;

  it('lists its headings, each with an id of its own', async () => {
    const html = await lazily(
      `${part('Tonight')}<h2 id="text-costs">Costs &amp; fees</h2>${part('Tonight')}`,
    );
    expect(html).toMatch(/^<nav class="article-contents no-print" aria-label="In this article"><details>/);
    expect(html.match(/<a href="#[^<]*/g)).toEqual([
      '<a href="#text-tonight">Tonight',
      '<a href="#text-costs">Costs &amp; fees',
      '<a href="#text-tonight-2">Tonight',
    ]);
    for (const id of ['text-tonight', 'text-costs', 'text-tonight-2'])
      expect(html).toContain(`<h2 id="${id}">`);
  });

  it('lists a heading of two lines with a space between them', async () => {
    const html = await lazily(part('Part one<br>The filing') + part('Two') + part('Three'));
    expect(html).toContain('<a href="#text-part-one-the-filing">Part one The filing</a>');
  });

  it('lists the smaller headings where there are only those, and none of a short article', async () => {
    expect(await lazily('<h3>A</h3><p>a</p><h3>B</h3><h3>C</h3>')).toContain('<a href="#text-c">C</a>');
    expect(await lazily('<h2>A</h2><p>a</p><h2>B</h2>')).not.toContain('<nav');
  });

  it('defines a term of the glossary once, and repeats one sentence for those who see it', async () => {
    const html = await lazily(
      part('One') +
        part('Two', 'A note of issue is filed. ') +
        part('Three', 'The note of issue again. ') +
        part('Four'),
    );
    expect(html.match(/<aside /g)).toHaveLength(1);
    expect(html).toContain('<dfn><a href="/glossary/#note-of-issue">Note of issue</a></dfn>');
    expect(html).toMatch(/<p class="margin-note margin-quote [^>]* aria-hidden="true">A folder begun early/);
  });

  it('repeats no disclaimer', async () => {
    const html = await lazily(
      `${part('One')}<p>Prior results do not guarantee a similar outcome.</p>${part('Two')}${part('Three')}`,
    );
    expect(html).toMatch(/margin-quote [^>]*>A folder/);
  });

  it("leaves the author's own pull quote the only one", async () => {
    const own = '<figure class="wp-block-pullquote"><blockquote><p>Own.</p></blockquote></figure>';
    expect(await lazily(own + part('One') + part('Two') + part('Three'))).not.toContain('margin-quote');
  });
});
