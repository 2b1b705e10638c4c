import { plainText } from './plain-text.ts';
import { sanitiseArticle } from './sanitise.ts';

export interface StoredHtml {
  /** Sanitised HTML. */
  content: string;
  /** The article's words without markup, for excerpt, reading time and search. */
  text: string;
}

/**
 * Prepares an article's HTML when a post is saved.
 * @param html of any origin
 */
export function storedHtml(html: string): StoredHtml {
  const content = sanitiseArticle(html);
  return { content, text: plainText(content) };
}
