import { describe, expect, it } from 'vitest';
import type { ResponsivePicture } from '../../contract/pictures.ts';
import { createWithResponsiveImages } from './responsive-images.ts';

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

const prepare = createWithResponsiveImages(
  { describe: async (path) => known[path] ?? null },
  'https://firm.example',
);

const lazily = (body: string) => prepare(body, { firstIsEager: false });

describe('a picture in an article', () => {
  it('offers its sizes, keeps its room and loads when it comes near', async () => {
    expect(await lazily('<figure><img src="/media/a.jpg" alt="A court" class="wp-image-7"></figure>')).toBe(
      '<figure><picture>' +
        '<source type="image/avif" srcset="/media/_/320/media/a.jpg.avif 320w" sizes="(min-width: 48rem) min(43rem, 1200px), min(100vw, 1200px)">' +
        '<source type="image/webp" srcset="/media/_/320/media/a.jpg.webp 320w" sizes="(min-width: 48rem) min(43rem, 1200px), min(100vw, 1200px)">' +
        '<img src="/media/_/960/media/a.jpg.jpeg" width="1200" height="800" alt="A court" class="wp-image-7" loading="lazy" decoding="async">' +
        '</picture></figure>',
    );
  });

  it('keeps the size that its author chose, in the proportions that it has', async () => {
    const html = await lazily('<img src="/media/a.jpg" width="300" height="999" alt="">');
    expect(html).toContain('width="300" height="200"');
    expect(html).toContain('min(100vw, 300px)');
    expect(await lazily('<img src="/media/a.jpg" width="9000" alt="">')).toContain(
      'width="1200" height="800"',
    );
  });

  it('loads at once when it is the first and nothing stands above it', async () => {
    const html = await prepare('<p>a</p><img src="/media/a.jpg"><img src="/media/b%20c.jpg">', {
      firstIsEager: true,
    });
    expect(html.match(/<img [^>]*>/g)?.map((img) => img.includes('loading="lazy"'))).toEqual([false, true]);
  });

  it('that is a drawing keeps its address', async () => {
    expect(await lazily('<img src="/drawings/a.svg" alt="">')).toBe(
      '<img src="/drawings/a.svg" width="320" height="240" alt="" loading="lazy" decoding="async">',
    );
  });

  it('is found under the absolute address of this site, and with a query', async () => {
    expect(await lazily('<img src="https://firm.example/media/a.jpg?w=300">')).toContain('<picture>');
  });

  it('loses what others said about its sources', async () => {
    const html = await lazily(
      '<picture><source srcset="https://cdn.example/x.webp 1x"><img src="/media/a.jpg" srcset="https://cdn.example/a.jpg 2x" sizes="9px" loading="eager" fetchpriority="high"></picture>' +
        '<source srcset="https://cdn.example/y.webp">',
    );
    expect(html).not.toMatch(/cdn\.example|9px|eager|fetchpriority/);
    expect(html.match(/<picture>/g)).toHaveLength(1);
  });

  it('that is not there is left as its author wrote it', async () => {
    expect(await lazily('<img src="/media/gone.jpg" width="300" height="200" alt="Gone">')).toBe(
      '<img src="/media/gone.jpg" width="300" height="200" alt="Gone" loading="lazy" decoding="async">',
    );
  });

  it('inside the text stays', async () => {
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
  it('becomes a link: nothing is asked of others before the reader acts', async () => {
    expect(
      await lazily('<p><img src="https://cdn.example/x.jpg?a=1&amp;b" alt="A &quot;court&quot;"></p>'),
    ).toBe(
      '<p><a href="https://cdn.example/x.jpg?a=1&amp;b" rel="external nofollow noopener noreferrer">Picture on cdn.example: A "court"</a></p>',
    );
    expect(await lazily('<img src="//cdn.example/x.jpg">')).toContain('>Picture on cdn.example</a>');
  });

  it('is named where it already stands in a link', async () => {
    expect(await lazily('<a href="/contact/"><img src="http://cdn.example/x.jpg" alt=""></a>')).toBe(
      '<a href="/contact/"><span>Picture on cdn.example</span></a>',
    );
  });

  it('takes its whole frame with it', async () => {
    const html = await lazily(
      '<picture><source srcset="https://cdn.example/x.webp"><img src="https://cdn.example/x.jpg"></picture>',
    );
    expect(html).toMatch(/^<a [^>]*>Picture on cdn\.example<\/a>$/);
  });
});
