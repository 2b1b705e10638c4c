import type { PreparedHtml, PrepareHtml } from '../../blog/prepare-post.ts';
import { type ContentOptions, type ConvertedContent, convertContent } from './convert-content.ts';
import { createLinks } from './links.ts';
import { readableText } from './readable-text.ts';
import { rewriteHtml } from './rewrite-html.ts';
import type { GalleryMedia } from './shortcode-html.ts';

export interface TextToConvert extends Omit<ContentOptions, 'source'> {
  content: string;
  siteUrl: string;
  link: string;
}

/** Calls from a conversion back to the import. */
export interface TextCalls extends GalleryMedia {
  /** Copies a file of the source and returns its local path; null: it could not be copied. */
  copy(url: string): Promise<string | null>;
}

type ConvertedText = ConvertedContent<PreparedHtml>;
export type ConvertText = (text: TextToConvert, calls: TextCalls) => Promise<ConvertedText>;

/** The thread that converts the texts of an import, and prepares those that staff have edited. */
export interface TextThread {
  run(task: 'convert', text: TextToConvert, calls: TextCalls, signal: AbortSignal): Promise<ConvertedText>;
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
): Promise<ConvertedText> {
  const { html, ...rest } = await convertContent(readableText(content), { wpId, isRendered, source: calls });
  return { ...rest, html: prepareHtml(await rewriteHtml(html, createLinks(siteUrl, link), calls.copy)) };
}
