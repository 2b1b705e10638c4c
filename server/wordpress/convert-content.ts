import { autop } from '@wordpress/autop';
import { embedHtml, type GalleryMedia, shortcodeHtml } from './shortcode-html.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** With the line break that WordPress puts between it and its HTML. */
const BLOCK_COMMENT = /\n?<!--\s*\/wp:[a-z][\w/-]*\s*-->|<!--\s*wp:([a-z][\w/-]*)(\s[\s\S]*?)?(\/?)-->\n?/g;
const EMBED_BLOCK =
  /<figure class="wp-block-embed[^"]*">\s*<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>\s*(?:<figcaption[^>]*>([\s\S]*?)<\/figcaption>)?\s*<\/figure>/g;
/** Of WordPress's pages in parts and of its lists. */
const MARKERS = /<!--\s*(?:more\b.*?|nextpage|noteaser)\s*-->/g;
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
  const removed = new Set<string>();
  const hasBlocks = content.includes('<!-- wp:');
  const withoutBlocks = hasBlocks ? blocksRemoved(content, removed) : content;
  const plain = withoutBlocks.replace(MARKERS, '');
  const embedded = isRendered || hasBlocks ? plain : plain.replace(LONE_ADDRESS, (_, url) => embedHtml(url));
  const html = embedded.includes('[')
    ? await withoutShortcodes(embedded, shortcodeHtml(wpId, source), (name) =>
        removed.add(`the shortcode [${name}]`),
      )
    : embedded;
  const notes = [...removed].map((what) => `Left out: ${what}.`);
  return { html: isRendered || hasBlocks ? html : autop(html), notes };
}

function blocksRemoved(content: string, removed: Set<string>): string {
  return content
    .replace(EMBED_BLOCK, (_, url: string, caption = '') => embedHtml(url, caption))
    .replace(BLOCK_COMMENT, (_, name?: string, _attributes?: string, isEmpty?: string) => {
      // Such a block has no HTML: WordPress makes it anew for each visitor.
      if (name && isEmpty) removed.add(`the block “${name}”`);
      return '';
    });
}
