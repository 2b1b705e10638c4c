import { autop } from '@wordpress/autop';
import { embedHtml, type GalleryMedia, shortcodeHtml } from './shortcode-html.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** With the line break that WordPress puts between it and its HTML. One without an end stops at the next comment. */
const BLOCK_COMMENT =
  /\n?<!--\s*\/wp:[a-z][\w/-]*\s*-->|<!--\s*wp:([a-z][\w/-]*)(\s(?:(?!<!--)[\s\S])*?)?(\/?)-->\n?/g;
const EMBED_BLOCK =
  /<figure class="wp-block-embed[^"]*">\s*<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>\s*(?:<figcaption[^>]*>((?:(?!<figure)[\s\S])*?)<\/figcaption>\s*)?<\/figure>/g;
/** Of WordPress's pages in parts and of its lists. */
const MARKERS = /<!--\s*(?:more\b[^<>\n]*|nextpage\s*|noteaser\s*)-->/g;
/** An address alone on its line is embedded by WordPress. */
const LONE_ADDRESS = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;

export interface ContentOptions {
  wpId: number;
  /** As rendered by WordPress: its paragraphs are there, its blocks are gone. */
  isRendered: boolean;
  source: GalleryMedia;
}

/**
 * Converts a post's text from WordPress's own notation to HTML: blocks, shortcodes, embeds and, in posts of the classic
 * editor, paragraphs. It is not sanitised.
 * @returns the HTML, and what was left out
 */
export async function convertContent(
  content: string,
  { wpId, isRendered, source }: ContentOptions,
): Promise<{ html: string; notes: string[] }> {
  const leftOut = new Set<string>();
  const leaveOut = (what: string) => void leftOut.add(what);
  const hasBlocks = content.includes('<!-- wp:');
  const withoutBlocks = hasBlocks ? blocksRemoved(content, leaveOut) : content;
  const plain = withoutBlocks.replace(MARKERS, '');
  const embedded =
    isRendered || hasBlocks ? plain : plain.replace(LONE_ADDRESS, (_, url) => embedHtml(url) || url);
  const html = embedded.includes('[')
    ? await withoutShortcodes(embedded, shortcodeHtml(wpId, source, leaveOut), (name) =>
        leaveOut(`the shortcode [${name}]`),
      )
    : embedded;
  const notes = [...leftOut].map((what) => `Left out: ${what}.`);
  return { html: isRendered || hasBlocks ? html : autop(html), notes };
}

function blocksRemoved(content: string, leaveOut: (what: string) => void): string {
  return content
    .replace(EMBED_BLOCK, (_, url: string, caption = '') => embedHtml(url, caption) || url)
    .replace(BLOCK_COMMENT, (_, name?: string, _attributes?: string, isEmpty?: string) => {
      // Such a block has no HTML: WordPress makes it anew for each visitor.
      if (name && isEmpty) leaveOut(`the block “${name}”`);
      return '';
    });
}
