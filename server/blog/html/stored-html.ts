import { indexedWords } from '../../platform/search-words.ts';
import { automaticExcerpt } from './automatic-excerpt.ts';
import { plainText } from './plain-text.ts';
import { sanitizeArticle } from './sanitize.ts';

interface StoredHtml {
  /** Sanitized HTML. */
  content: string;
  /** The excerpt of a post that has none of its own. */
  excerpt: string;
  /** The number of its words. */
  wordCount: number;
  /** Words of the text, for the search index. */
  words: readonly string[];
}

/**
 * Prepares an article's HTML when a post is saved.
 * @param html untrusted HTML
 */
export function storedHtml(html: string): StoredHtml {
  const content = sanitizeArticle(html);
  const text = plainText(content);
  return {
    content,
    excerpt: automaticExcerpt(content),
    wordCount: text.split(/\s+/).filter(Boolean).length,
    words: indexedWords(text),
  };
}
