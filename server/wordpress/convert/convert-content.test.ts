import { describe, expect, it } from 'vitest';
import { storedHtml } from '../../blog/html/stored-html.ts';
import { convertContent } from './convert-content.ts';
import { createLinks, linkedPaths } from './links.ts';
import { rewriteHtml } from './rewrite-html.ts';

const picture = (id: number) => ({ url: `https://old.example/${id}.jpg`, alt: `Number ${id}` });
const source = {
  media: async (ids: readonly number[]) => ids.filter((id) => id < 100).map(picture),
  attachedMedia: async (wpId: number) => (wpId === 1 ? [picture(99)] : []),
};
const convert = (content: string) => convertContent(content, { wpId: 1, isRendered: false, source });
const html = async (content: string) => (await convert(content)).html.replace(/\s*\n\s*/g, '').trim();

describe('the text of a post', () => {
  it('loses the comments of blocks and keeps what is in them', async () => {
    const blocks =
      '<!-- wp:paragraph {"dropCap":true} --><p>One</p><!-- /wp:paragraph --><!-- wp:more --><!--more--><!-- /wp:more -->';
    expect(await html(blocks)).toBe('<p>One</p>');
    const two = '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->';
    expect((await convert(`${two}\n\n${two}`)).html).toBe('<p>One</p>\n\n<p>One</p>');
  });

  it('loses the addresses of links that browsers may not open, counted by their kind', async () => {
    const links = ['https://a.example/', 'tel:1', 'sms:1', 'whatsapp://send?a', 'WhatsApp:b', 'ftp://c/'];
    const { html: given, leftOut } = await convert(links.map((href) => `<a href="${href}">x</a>`).join(' '));
    expect(leftOut).toEqual(['links with “whatsapp:”', 'links with “ftp:”']);
    expect(storedHtml(given).content.match(/href="[^"]*"/g)).toHaveLength(3);
  });

  it('gets the paragraphs that the classic editor left to WordPress', async () => {
    expect(await html('One\nline\n\nTwo')).toBe('<p>One<br />line</p><p>Two</p>');
  });

  it('has its captions, galleries and players as HTML', async () => {
    expect(
      await html(
        '[caption id="a_1" align="alignright" width="300"]<a href="/x"><img src="a.jpg"></a> By <em>us</em>[/caption]',
      ),
    ).toBe(
      '<figure class="wp-caption alignright"><a href="/x"><img src="a.jpg"></a><figcaption>By <em>us</em></figcaption></figure>',
    );
    expect(await html('[gallery ids="2,3" columns="2"]')).toBe(
      '<figure class="wp-block-gallery columns-2">' +
        '<figure class="wp-block-image"><img src="https://old.example/2.jpg" alt="Number 2"></figure>' +
        '<figure class="wp-block-image"><img src="https://old.example/3.jpg" alt="Number 3"></figure></figure>',
    );
    expect(await html('[gallery]')).toContain('99.jpg');
    expect(await html('[audio mp3="/a.mp3"][/audio]')).toContain('<audio src="/a.mp3" controls></audio>');
    expect(await html('[video src="/v.mp4" poster="/p.jpg"]')).toContain(
      '<video src="/v.mp4" poster="/p.jpg" controls>',
    );
  });

  it.each([
    ['[embed]https://youtu.be/M7lc1UVf-VE[/embed]'],
    ['Before\n\nhttps://www.youtube.com/watch?v=M7lc1UVf-VE\n\nAfter'],
    [
      '<!-- wp:embed {"url":"x"} --><figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/M7lc1UVf-VE\n</div></figure><!-- /wp:embed -->',
    ],
  ])('has a player that waits for a click: %s', async (content) => {
    const { content: stored } = storedHtml((await convert(content)).html);
    expect(stored).toContain('data-embed="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE"');
    expect(stored).not.toContain('<iframe');
  });

  it('loses the shortcodes of plugins, which are reported, but not what they enclose', async () => {
    const converted = await convert('A [box type="x"]kept [b_c][/box] [contact-form-7 id="5"] Z');
    expect(converted.html.replace(/\s+/g, ' ').trim()).toBe('<p>A kept [b_c] Z</p>');
    expect(converted.leftOut).toEqual(['shortcodes [box]', 'shortcodes [contact-form-7]']);
  });

  it.each([
    ['[gallery ids="100,101"]', 'the shortcode [gallery], because the source has none of its pictures'],
    ['[gallery id="7"]', 'the shortcode [gallery], because the source has none of its pictures'],
    [
      '[gallery ids="2,100,101"]',
      '2 of the pictures in the shortcode [gallery], which the source does not have',
    ],
    ['[audio]', 'the shortcode [audio], because it names no recording'],
    ['[video poster="/p.jpg"]', 'the shortcode [video], because it names no recording'],
    ['[embed]javascript:alert(1)[/embed]', 'the shortcode [embed], because it has no address of a web page'],
  ])('names what %s loses', async (content, what) => {
    const converted = await convert(`A ${content} Z`);
    expect(converted.notes).toEqual([`Left out: ${what}.`]);
    expect(converted.html.includes('/2.jpg')).toBe(content.includes('2,'));
  });

  it('keeps what only looks like a shortcode or an address', async () => {
    const text = '<p>He "agreed [sic]" in [1997], [emphasis added], [[gallery]]</p>';
    expect(await html(text)).toBe(text.replace('[[gallery]]', '[gallery]'));
    expect(await html('http://%')).toBe('<p>http://%</p>');
  });

  it('ends a shortcode without content at its slash', async () => {
    expect(await html('[gallery ids="2" /] text [gallery ids="3"][/gallery]')).toContain('text');
  });

  it.each([
    ['[a', ' ', 20_000],
    ['[a="b"', ' ', 20_000],
    ['<!--more', ' ', 400_000],
    ['<!-- wp:a ', '<!-- wp:a ', 100_000],
    [
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">http://a.example/</div>',
      ' ',
      400_000,
    ],
  ])(
    'keeps in a moment %s, which has no end, with %j after it %d times',
    async (start, more, times) => {
      const text = `<!-- wp:html -->${start}${more.repeat(times)}x`;
      expect((await convert(text)).html).toBe(text.replace('<!-- wp:html -->', ''));
    },
    5_000,
  );

  it('names the blocks that only WordPress can fill', async () => {
    expect((await convert('<!-- wp:latest-posts {"n":3} /--><p>x</p>')).leftOut).toEqual([
      'blocks “latest-posts”',
    ]);
  });
});

it('the picture of an old cover block is kept', async () => {
  const style = 'background-image:url(https://old.example/a.jpg);background-position:50% 50%';
  expect((await convert(`<div class="wp-block-cover" style="${style}"><p>x</p></div>`)).html).toContain(
    '<img class="wp-block-cover__image-background" src="https://old.example/a.jpg" alt="">',
  );
});

describe('the addresses in a text', () => {
  const rewrite = (text: string, permalink = 'https://old.example/news/family/another/') =>
    rewriteHtml(text, createLinks('https://www.old.example/news', permalink), async (address) =>
      address.includes('gone') ? null : `/media${new URL(address).pathname}`,
    );

  it.each([
    ['https://old.example/news/my-post/', '/my-post/'],
    ['http://www.old.example/news/2014/03/my-post#part', '/my-post/#part'],
    ['https://old.example/news/family/my-post/', '/my-post/'],
    ['https://old.example/news/?p=12', '/?p=12'],
    ['https://old.example/news/archives/12', '/?p=12'],
    ['https://old.example/news/2014/my-post.html', '/my-post/'],
    ['https://old.example/news/my-post/2/#part', '/my-post/#part'],
    ['https://old.example/news/category/a/b/', '/category/a/b/'],
    ['https://old.example/news/', '/'],
    ['https://old.example/news/?s=alimony', '/?s=alimony'],
    ['https://old.example/news/?page_id=7#part', '/?page_id=7#part'],
    ['https://old.example/newsletter/', 'https://old.example/newsletter/'],
    ['https://old.example/news/wp-admin/', 'https://old.example/news/wp-admin/'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['https://old.example/news/wp-content/uploads/form.pdf', '/media/news/wp-content/uploads/form.pdf'],
    [
      'https://old.example/news/wp-content/uploads/gone.pdf',
      'https://old.example/news/wp-content/uploads/gone.pdf',
    ],
    ['mailto:a@old.example', 'mailto:a@old.example'],
    ['#part', '#part'],
  ])('%s leads to %s', async (from, to) => {
    expect(await rewrite(`<a href="${from}">x</a>`)).toBe(`<a href="${to}">x</a>`);
  });

  it('are rewritten beside an element that has the name of an object property', async () => {
    const text = '<constructor src="a"><a href="https://old.example/news/my-post/">x</a></constructor>';
    expect(await rewrite(text)).toBe('<constructor src="a"><a href="/my-post/">x</a></constructor>');
  });

  it.each([
    ['https://old.example/news/about/team/?a=1#part', '/about/team/?a=1#part'],
    ['https://old.example/news/about/', '/about/'],
    ['https://old.example/news/2014/03/my-post/', '/my-post/'],
    ['https://old.example/news/2014/my-post.html', '/my-post/'],
    ['https://old.example/news/my-post/2/', '/my-post/'],
  ])('%s leads to %s where posts are in no folders', async (from, to) => {
    for (const permalink of ['https://old.example/news/2014/03/another/', 'https://old.example/news/?p=2'])
      expect(await rewrite(`<a href="${from}">x</a>`, permalink)).toBe(`<a href="${to}">x</a>`);
  });

  it.each([
    [
      '<blockquote cite="https://old.example/news/a/">x</blockquote>',
      '<blockquote cite="/a/">x</blockquote>',
    ],
    ['<iframe src="https://old.example/news/a/embed/#?secret=x"></iframe>', '<iframe src="/a/"></iframe>'],
    ['<a href="https://old.example/news/a/">https://old.example/news/a/</a>', '<a href="/a/">/a/</a>'],
    [
      '<iframe src="https://x.example/embed/1"></iframe>',
      '<iframe src="https://x.example/embed/1"></iframe>',
    ],
  ])('in %s do not name the old site', async (html, expected) => {
    expect(await rewrite(html)).toBe(expected);
  });

  it('that lead to other pages of this site are listed for the check', () => {
    const text =
      '<p><a href="/a/#b">x</a> <a class="c" href="/?s=d&amp;cat=2">x</a> <a href="/media/e.pdf">x</a> ' +
      '<a href="//cdn.example/">x</a> <a href="#f">x</a> <a href="https://old.example/g/">x</a></p>';
    expect(linkedPaths(text)).toEqual(['/a/', '/?s=d&cat=2']);
  });

  it('are of copies where files are shown, and no other size is named', async () => {
    expect(await rewrite('<img src="https://cdn.example/a.jpg" srcset="b.jpg 2x" sizes="9px">')).toBe(
      '<img src="/media/a.jpg">',
    );
  });
});
