import { autop } from '@wordpress/autop';
import { embedOf } from '../../../contract/embeds.ts';
import type { PreparedHtml, PrepareHtml } from '../../blog/prepare-post.ts';
import { createLinks } from './links.ts';
import { readableText } from './readable-text.ts';
import { rewriteHtml } from './rewrite-html.ts';
import { setAsideCode } from './set-aside-code.ts';
import { embedHtml, type GalleryMedia, shortcodeHtml } from './shortcode-html.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** With the line break that WordPress puts between it and its HTML. One without an end stops at the next comment. */
const BLOCK_COMMENT =
  /\n?<!--\s*\/wp:[a-z][\w/-]*\s*-->|<!--\s*wp:([a-z][\w/-]*)(\s(?:(?!<!--)[\s\S])*?)?(\/?)-->\n?/g;
const EMBED_BLOCK =
  /<figure class="wp-block-embed[^"]*">\s*<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>\s*(?:<figcaption[^>]*>((?:(?!<figure)[\s\S])*?)<\/figcaption>\s*)?<\/figure>/g;
/** Page breaks and marks of excerpts. */
const MARKERS = /<!--\s*(?:more\b[^<>\n]*|nextpage\s*|noteaser\s*)-->/g;
/** WordPress embeds a URL alone on its line. */
const LONE_URL = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;
/** Cover blocks before WordPress 5.9 have their picture in a style. */
const COVER =
  /<(?:div|section)\b(?=[^<>]*\bwp-block-cover)[^<>]*\bbackground-image:\s*url\((?:&quot;|['"])?([^()"'&]+)[^<>]*>/g;
/** Flash and other browser plug-ins. */
const OBJECT = /<object\b(?:(?!<object\b)[\s\S])*?<\/object>|<embed\b[^<>]*>(?:<\/embed>)?/gi;

/** Matches links with schemes that the sanitizer removes; their text stays (server/blog/html/sanitize.ts). */
const LOST_LINK = /<a\b[^<>]*?\shref\s*=\s*["']?\s*(whatsapp|skype|ftp|viber|callto|facetime|geo|webcal):/gi;

export interface TextToConvert {
  content: string;
  wpId: number;
  /** WordPress has rendered it: it has paragraphs and no blocks. */
  isRendered: boolean;
  siteUrl: string;
  link: string;
}

/** Calls from a conversion back to the import. */
export interface TextCalls extends GalleryMedia {
  /** Copies a file of the source and returns its local path; null: it could not be copied. */
  copy(url: string): Promise<string | null>;
}

type ConvertedText = ReturnType<typeof convertText>;
export type ConvertText = (text: TextToConvert, calls: TextCalls) => ConvertedText;

/** The thread that converts the texts of an import, and prepares those that staff have edited. */
export interface TextThread {
  run(task: 'convert', text: TextToConvert, calls: TextCalls, signal: AbortSignal): ConvertedText;
  run(
    task: 'storedHtml',
    text: { content: string },
    calls: object,
    signal: AbortSignal,
  ): Promise<PreparedHtml>;
  close(): Promise<void>;
}

/** Converts a text of WordPress to the HTML that is stored. */
export async function convertText(
  { content, wpId, isRendered, siteUrl, link }: TextToConvert,
  calls: TextCalls,
  prepareHtml: PrepareHtml,
) {
  const { html, ...rest } = await convertContent(readableText(content), { wpId, isRendered, source: calls });
  return { ...rest, html: prepareHtml(await rewriteHtml(html, createLinks(siteUrl, link), calls.copy)) };
}

/**
 * Converts a post's text from WordPress's own notation to HTML: blocks, shortcodes, embeds and, in posts of the classic
 * editor, paragraphs.
 * @returns HTML that is not sanitised
 */
export async function convertContent(
  content: string,
  { wpId, isRendered, source }: Pick<TextToConvert, 'wpId' | 'isRendered'> & { source: GalleryMedia },
) {
  const lost = new Set<string>();
  const leftOut = new Set<string>();
  const hasBlocks = content.includes('<!-- wp:');
  const { text, restore } = setAsideCode(content);
  const withoutBlocks = hasBlocks ? blocksRemoved(text, (name) => leftOut.add(name)) : text;
  const covers = withoutBlocks.replace(
    COVER,
    '$&<img class="wp-block-cover__image-background" src="$1" alt="">',
  );
  const plain = covers.replace(MARKERS, '').replace(OBJECT, (object) => {
    const url = [...object.matchAll(/(?:value|src|data)="([^"]+)"/gi)].find(([, one = '']) => embedOf(one));
    if (!url) leftOut.add('embedded objects');
    return url ? embedHtml(url[1] ?? '') : '';
  });
  const embedded =
    isRendered || hasBlocks ? plain : plain.replace(LONE_URL, (_, url) => embedHtml(url) || url);
  const shortcodes = shortcodeHtml(wpId, source, (what) => lost.add(what));
  const html = embedded.includes('[')
    ? await withoutShortcodes(embedded, shortcodes.convert, (name) => leftOut.add(`shortcodes [${name}]`))
    : embedded;
  const whole = html + shortcodes.footnotes();
  for (const [, scheme = ''] of whole.matchAll(LOST_LINK))
    leftOut.add(`links with “${scheme.toLowerCase()}:”`);
  return {
    html: restore(isRendered || hasBlocks ? whole : autop(whole)),
    /** Losses of a known kind, with the reason. */
    notes: [...lost].map((what) => `Left out: ${what}.`),
    /** Unknown shortcodes and blocks, each once. */
    leftOut: [...leftOut],
  };
}

function blocksRemoved(content: string, leaveOut: (what: string) => void): string {
  return content
    .replace(EMBED_BLOCK, (_, url: string, caption = '') => embedHtml(url, caption) || url)
    .replace(BLOCK_COMMENT, (_, name?: string, _attributes?: string, isEmpty?: string) => {
      // Such a block has no HTML: WordPress makes it anew for each visitor.
      if (name && isEmpty) leaveOut(`blocks “${name}”`);
      return '';
    });
}
