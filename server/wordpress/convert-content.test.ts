import { describe, expect, it } from 'vitest';
import { storedHtml } from '../article-html/stored-html.ts';
import { convertContent } from './convert-content.ts';
import { createLinks } from './links.ts';
import { rewriteHtml } from './rewrite-html.ts';

const picture = (id: number) => ({ url: `https://old.example/${id}.jpg`, alt: `Number ${id}` });
const source = {
  media: async (ids: readonly number[]) => ids.map(picture),
  attachedMedia: async () => [picture(99)],
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
    expect(converted.html.replace(/\s+/g, ' ').trim()).toBe('<p>A kept Z</p>');
    expect(converted.notes).toEqual([
      'Left out: the shortcode [box].',
      'Left out: the shortcode [b_c].',
      'Left out: the shortcode [contact-form-7].',
    ]);
  });

  it('keeps what only looks like a shortcode', async () => {
    const text = '<p>He "agreed [sic]" in [1997], [emphasis added], [[gallery]]</p>';
    expect(await html(text)).toBe(text.replace('[[gallery]]', '[gallery]'));
  });

  it('names the blocks that only WordPress can fill', async () => {
    expect((await convert('<!-- wp:latest-posts {"n":3} /--><p>x</p>')).notes).toEqual([
      'Left out: the block “latest-posts”.',
    ]);
  });
});

describe('the addresses in a text', () => {
  const links = createLinks('https://www.old.example/news');
  const rewrite = (text: string) =>
    rewriteHtml(text, links, async ({ pathname }) =>
      pathname.includes('gone') ? null : `/media${pathname}`,
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

  it('are of copies where files are shown, and no other size is named', async () => {
    expect(await rewrite('<img src="https://cdn.example/a.jpg" srcset="b.jpg 2x" sizes="9px">')).toBe(
      '<img src="/media/a.jpg">',
    );
  });
});
