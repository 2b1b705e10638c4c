import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../../../scripts/run.ts';
import { cleanPasted } from './clean-pasted.ts';

const ORIGIN = 'https://hartwell.example';
const clean = (html: string) => cleanPasted(html, ORIGIN).html;
const paste = async (program: string) => {
  const captured = await readFile(join(root, `tests/fixtures/clipboard/${program}.html`), 'utf8');
  return cleanPasted(captured, ORIGIN);
};

const TEXT =
  '<p>Plain, <strong>bold</strong> and <em>italic</em>, a note<sup>1</sup> and the ' +
  '<a href="https://www.nycourts.gov/divorce/">courts</a>.';
const BULLETS =
  '<ul><li><p>The deed</p><ul><li><p><strong>Both pages</strong></p></li></ul></li><li><p>The mortgage</p></li></ul>';
const TABLE =
  '<table><tbody><tr><th><p>Cost</p></th><th><p>Amount</p></th></tr>' +
  '<tr><td><p>Rent</p></td><td><p>$3,200</p></td></tr></tbody></table>';

describe('pasted HTML', () => {
  it('of Google Docs keeps its structure, without the bold around all of it', async () => {
    expect(await paste('google-docs')).toEqual({
      html:
        `<h2>Keeping the house</h2>${TEXT}</p><h2>What to bring</h2>${BULLETS}` +
        `<ol><li><p>Call</p></li></ol>${TABLE}`,
      missingPictures: 1,
    });
  });

  it('of Word gets real lists from its paragraphs', async () => {
    expect(await paste('word')).toEqual({
      html:
        `<h2>Keeping the house</h2>${TEXT} See Domestic Relations Law §\u00a0236.</p><h2>What to bring</h2>${BULLETS}` +
        `<ol><li><p>Call</p></li><li><p>Write</p></li></ol>${TABLE}`,
      missingPictures: 1,
    });
  });

  it('of Outlook leads where its checked links lead', async () => {
    expect(await paste('outlook')).toEqual({
      html:
        `<h2>Keeping the house</h2>${TEXT}</p>${BULLETS}` +
        '<table><tbody><tr><td><p>Rent</p></td><td><p>$3,200</p></td></tr></tbody></table>',
      missingPictures: 1,
    });
  });

  it('of Pages gets headings from the sizes in its style sheet', async () => {
    expect(await paste('pages')).toEqual({
      html:
        `<h2>Keeping the house</h2>${TEXT}</p><h3>What to bring</h3>${BULLETS}` +
        `<ol><li><p>Call</p></li></ol>${TABLE}`,
      missingPictures: 0,
    });
  });

  it('of Word on the web gets one list from a list for each item', async () => {
    expect((await paste('word-online')).html).toBe(`<h2>Keeping the house</h2>${BULLETS}`);
  });

  it('keeps pictures of the clipboard and of this site, and counts the others', () => {
    const picture = (src: string) => `<p>A<img src="${src}" alt="A door"></p>`;
    const data = 'data:image/png;base64,iVBORw0KGgo=';
    const figure = (src: string) => `<figure class="wp-block-image"><img src="${src}" alt="A door"></figure>`;
    expect(clean(picture(data))).toBe(`<p>A</p>${figure(data)}`);
    expect(clean(picture(`${ORIGIN}/media/door.jpg`))).toBe(`<p>A</p>${figure('/media/door.jpg')}`);
    const others = [
      'file:///C:/door.png',
      'cid:door',
      'https://other.example/door.jpg',
      'data:image/svg+xml,<svg/>',
    ];
    const { html, missingPictures } = cleanPasted(others.map(picture).join(''), ORIGIN);
    expect(html).toBe('<p>A</p>'.repeat(4));
    expect(missingPictures).toBe(4);
  });

  it('drops links that lead nowhere, and shortens those to this site', () => {
    const link = (href: string) => clean(`<p><a href="${href}">on</a></p>`);
    for (const href of ['#_Toc1', 'file:///C:/deed.docx', 'javascript:alert(1)', 'deed.html']) {
      expect(link(href)).toBe('<p>on</p>');
    }
    expect(link(`${ORIGIN}/fees/#late`)).toBe('<p><a href="/fees/#late">on</a></p>');
    expect(link('mailto:a@b.example')).toBe('<p><a href="mailto:a@b.example">on</a></p>');
    expect(link('https://www.google.com/url?q=javascript:alert(1)')).toBe('<p>on</p>');
  });

  it('keeps merged cells, and unwraps a table that only lays out', () => {
    expect(clean('<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>')).toBe(
      '<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
    );
    expect(clean('<table><tr><td><p>a</p><p>b</p></td></tr></table>')).toBe('<p>a</p><p>b</p>');
  });

  it('continues a numbered list of Word where it was copied', () => {
    const item = (sign: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${sign}</span>${text}</p>`;
    expect(clean(item('3.', 'c') + item('4.', 'd'))).toBe(
      '<ol start="3"><li><p>c</p></li><li><p>d</p></li></ol>',
    );
  });

  it('parts paragraphs at empty lines, and keeps single line breaks', () => {
    expect(clean('<div>a<br>b<br><br>c</div><div><br></div><div>d</div>')).toBe(
      '<p>a<br>b</p><p>c</p><p>d</p>',
    );
  });

  it('escapes text, and drops scripts and comments of a document', () => {
    expect(clean('<p>1 &lt; 2 &amp; <script>x</script><i>"3"</i></p><!-- 4 -->')).toBe(
      '<p>1 &lt; 2 &amp; <em>&quot;3&quot;</em></p>',
    );
  });
});
