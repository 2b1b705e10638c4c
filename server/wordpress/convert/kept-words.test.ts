import { describe, expect, it } from 'vitest';
import { openImportSite } from '../../../tests/support/import-site.ts';
import { WP_LOGIN } from '../../../tests/support/wordpress-site.ts';
import { storedHtml } from '../../blog/html/stored-html.ts';
import { convertContent } from './convert-content.ts';

const source = {
  media: async (ids: readonly number[]) =>
    ids.map((id) => ({ url: `https://old.example/${id}.jpg`, alt: `Number ${id}` })),
  attachedMedia: async () => [],
};
const stored = async (content: string) => {
  const { html } = await convertContent(content, { wpId: 1, isRendered: false, source });
  return storedHtml(html).content.replace(/\s*\n\s*/g, '');
};

describe('brackets in prose and code', () => {
  it.each([
    '<p>“The [non-custodial] parent [ex-husband] shall pay the [pre-marital] share [sic]”</p>',
    '<p>[co-parent], [step_father], [DRL-236], [Plaintiff name="Doe"], [semi-]</p>',
    '<pre>a[i-1] = b[rows-1][cols-1]; [x y="z"]</pre>',
    '<p>Matches <code>[a-z]</code> and <code>[module_name a="b"]c[/module_name]</code></p>',
  ])('stay in %s', async (text) => {
    expect(await stored(text)).toBe(storedHtml(text).content);
  });

  it('stay in the code of shortcodes, with its lines and tags', async () => {
    const code = 'if (a[i-1] < 2) {\n\n  <b>x &amp; y</b>\n}';
    const { html } = await convertContent(
      `Before\n\n[sourcecode language="php"]\n${code}\n[/sourcecode]\n\nAfter`,
      {
        ...{ wpId: 1, isRendered: false, source },
      },
    );
    expect(html).toContain(
      '<pre class="wp-block-code"><code class="language-php">if (a[i-1] &lt; 2) {\n\n  &lt;b>x &amp; y&lt;/b>\n}</code></pre>',
    );
    expect(await stored('[csharp]a[i][/csharp] [code]b[/code]')).toContain(
      '<code class="language-csharp">a[i]</code>',
    );
  });

  it.each(['<pre><code>[php]', '<object ', '<embed ', '[footnote]', '[vc_row]'])(
    'cost one pass where %s does not end',
    { timeout: 5000 },
    async (start) => {
      const text = start.repeat(20_000);
      const { html } = await convertContent(`<!-- wp:html -->${text}`, { wpId: 1, isRendered: true, source });
      expect(html.trim()).toBe(start === '[vc_row]' ? '' : text.trim());
    },
  );
});

describe('shortcodes of common plugins', () => {
  it.each([
    ['[youtube https://www.youtube.com/watch?v=M7lc1UVf-VE&w=640]', 'youtube-nocookie.com/embed/M7lc1UVf-VE'],
    ['[youtube=http://youtu.be/M7lc1UVf-VE]', 'youtube-nocookie.com/embed/M7lc1UVf-VE'],
    ['[vimeo 76979871]', 'player.vimeo.com/video/76979871'],
    ['[vimeo https://vimeo.com/76979871]', 'player.vimeo.com/video/76979871'],
    ['[audio http://old.example/a.mp3|titles=x]', 'http://old.example/a.mp3'],
    ['[googlemaps https://maps.google.com/maps?q=x]', 'href="https://maps.google.com/maps?q=x"'],
    [
      '<object><param name="movie" value="http://www.youtube.com/v/M7lc1UVf-VE"><embed src="http://www.youtube.com/v/M7lc1UVf-VE"></object>',
      'youtube-nocookie.com/embed/M7lc1UVf-VE',
    ],
    [
      '[vc_row][vc_column][vc_custom_heading text="Custody" font_container="tag:h2"][/vc_column][/vc_row]',
      '<h2>Custody</h2>',
    ],
    [
      '[vc_toggle title="What is custody?"]It is a right.[/vc_toggle]',
      '<h3>What is custody?</h3><p>It is a right.</p>',
    ],
    [
      '[vc_btn title="Call us" link="url:https%3A%2F%2Fold.example%2Fcall|title:x"]',
      '<a href="https://old.example/call">Call us</a>',
    ],
    ['[vc_single_image image="5"]', '<img src="https://old.example/5.jpg" alt="Number 5" />'],
    [
      `[vc_raw_html]${Buffer.from(encodeURIComponent('<p>Raw</p>')).toString('base64')}[/vc_raw_html]`,
      '<p>Raw</p>',
    ],
    ['[et_pb_toggle title="Who pays?"]Both.[/et_pb_toggle]', '<h3>Who pays?</h3><p>Both.</p>'],
    ['[et_pb_blurb title="Fees" image="/a.png"]Low.[/et_pb_blurb]', '<h3>Fees</h3>'],
    [
      '[et_pb_image src="https://old.example/b.png" alt="B"]',
      '<img src="https://old.example/b.png" alt="B" />',
    ],
    ['[et_pb_button button_text="Ask" button_url="/ask/"]', '<a href="/ask/">Ask</a>'],
    ['[ultimate_heading main_heading="Main"]Sub[/ultimate_heading]', '<h2>Main</h2><p>Sub</p>'],
  ])('%s becomes what it means', async (content, html) => {
    expect(await stored(content)).toContain(html);
  });

  it.each(['footnote', 'ref', 'efn_note'])('[%s] becomes a footnote', async (name) => {
    expect(await stored(`Text[${name}]Matter of <em>A</em>[/${name}] on.`)).toBe(
      '<p>Text<sup><a href="#text-note-1" id="text-note-1-link">1</a></sup> on.</p>' +
        '<ol class="wp-block-footnotes"><li id="text-note-1">Matter of <em>A</em> ' +
        '<a aria-label="Jump to footnote reference 1" href="#text-note-1-link">↩︎</a></li></ol>',
    );
  });
});

const field = (name: string, text: string | number) => `<${name}><![CDATA[${text}]]></${name}>`;
const item = (id: number, type: string, content: string, more = '') =>
  `<item>${field('title', `Item ${id}`)}${field('link', `http://old.example/item-${id}/`)}${field('content:encoded', content)}
<wp:post_id>${id}</wp:post_id>${field('wp:post_date_gmt', '2024-05-01 12:00:00')}${field('wp:post_name', `item-${id}`)}
${field('wp:status', 'publish')}${field('wp:post_type', type)}${more}</item>`;
const exportOf = (...items: string[]) =>
  `<rss xmlns:wp="wp"><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>http://old.example</wp:base_blog_url>${items.join('')}</channel></rss>`;

const NOTES = JSON.stringify([{ id: 'a1', content: 'DRL § 236' }]);
const TEXT =
  '<!-- wp:paragraph --><p>Text<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup></p><!-- /wp:paragraph -->' +
  '<!-- wp:block {"ref":900} /--><!-- wp:footnotes /-->';
const BLOCK = '<!-- wp:paragraph --><p>Reused</p><!-- /wp:paragraph --><!-- wp:block {"ref":900} /-->';

it('footnotes and reusable blocks of the block editor arrive by both ways, and blocks that hold themselves end', async () => {
  const footnotes = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key>${field('wp:meta_value', NOTES)}</wp:postmeta>`;
  const byExport = await openImportSite();
  await byExport.fromFile(exportOf(item(7, 'post', TEXT, footnotes), item(900, 'wp_block', BLOCK)));
  const given = {
    ...{
      id: 7,
      date_gmt: '2024-05-01T12:00:00',
      slug: 'item-7',
      status: 'publish',
      title: { raw: 'Item 7' },
    },
    ...{ link: 'http://old.example/item-7/', content: { raw: TEXT }, meta: { footnotes: NOTES } },
  };
  const byRest = await openImportSite({
    intercept(_, response, url) {
      const isFirst = url.searchParams.get('page') === '1';
      if (url.pathname.endsWith('/posts')) response.end(JSON.stringify(isFirst ? [given] : []));
      else if (url.pathname.endsWith('/blocks/900'))
        response.end(JSON.stringify({ content: { raw: BLOCK } }));
      else return false;
      return true;
    },
  });
  await byRest.fromSite(WP_LOGIN);
  for (const site of [byExport, byRest]) {
    const content = (await site.posts()).get(7)?.content;
    expect(content).toContain('<p>Reused</p>');
    expect(content).toContain(
      '<li id="text-a1">DRL § 236 <a aria-label="Jump to footnote reference 1" href="#text-a1-link"',
    );
  }
});

it('tags of old exports arrive, and what is left out is counted once for each name', async () => {
  const site = await openImportSite();
  const terms =
    '<category domain="tag"><![CDATA[Alimony]]></category><category domain="tag" nicename="alimony-ny"><![CDATA[Alimony]]></category>' +
    '<category domain="series" nicename="s"><![CDATA[Series]]></category>';
  const answer = await site.fromFile(
    exportOf(
      item(1, 'post', 'A [box a="b"] [box a="c"]', terms),
      item(2, 'post', '[box a="b"]B[/box]', terms),
    ),
  );
  expect((await site.posts()).get(1)?.tags).toBe('["Alimony"]');
  expect(await site.services.blog.urls.termNow({ kind: 'tag', slug: 'alimony-ny' })).toBe('Alimony');
  const { leftOut, notes } = await site.report(answer);
  expect(leftOut).toEqual([
    { kind: 'terms of the taxonomy “series”', count: 2 },
    { kind: 'shortcodes [box]', count: 2 },
  ]);
  expect(notes).toEqual([]);
});
