import type { PreparedHtml, PrepareHtml } from '../blog/prepare-post.ts';
import { convertContent } from './convert-content.ts';
import { createLinks } from './links.ts';
import { rewriteHtml } from './rewrite-html.ts';
import type { GalleryMedia } from './shortcode-html.ts';

/** A text of WordPress, as it can be sent to another thread. */
export interface TextToConvert {
  content: string;
  wpId: number;
  /** As rendered by WordPress: its paragraphs are there, its blocks are gone. */
  isRendered: boolean;
  siteUrl: string;
  /** The address of its post. */
  link: string;
}

/** Calls from a conversion back to the import. */
export interface TextCalls extends GalleryMedia {
  /** Copies a file of the source and returns its address here; null: it could not be copied and stays. */
  copy(address: string): Promise<string | null>;
}

export interface ConvertedText {
  html: PreparedHtml;
  notes: readonly string[];
  /** Unknown shortcodes and blocks, each once. */
  leftOut: readonly string[];
}

export type ConvertText = (text: TextToConvert, calls: TextCalls) => Promise<ConvertedText>;

/** Converts a text of WordPress to the HTML that is stored here. */
export async function convertText(
  { content, wpId, isRendered, siteUrl, link }: TextToConvert,
  calls: TextCalls,
  prepareHtml: PrepareHtml,
): Promise<ConvertedText> {
  const { html, ...rest } = await convertContent(content, { wpId, isRendered, source: calls });
  return { ...rest, html: prepareHtml(await rewriteHtml(html, createLinks(siteUrl, link), calls.copy)) };
}
