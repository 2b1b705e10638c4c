import { hash } from 'node:crypto';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { WordPressMedia, WordPressPost, WordPressSource } from '../wordpress-post.ts';
import { galleryMedia } from './shortcode-html.ts';
import { attributesOf } from './shortcodes.ts';

/** Raise it with every change of the conversion: the next import then converts all posts again. */
const CONVERTER_VERSION = 4;

/** Longer texts, in characters, are hashed as they are: as JSON they would take too long. */
const HASHED_AS_JSON_MAX = 1_000_000;

export function hashOf(value: unknown): string {
  const isLong = typeof value === 'string' && value.length > HASHED_AS_JSON_MAX;
  const text = isLong ? value : (JSON.stringify(value) ?? '');
  return hash('sha256', text, 'base64url').slice(0, 16);
}

/**
 * Hashes a post of the source: the post, its text, its featured image, and the number and the pictures of its galleries.
 * Exports without attachments keep the stored hashes of the image and the pictures.
 * @param stored the hash of the last import; empty: there was none
 * @returns the hash, and whether the source lacks the featured image, or gallery pictures that the last import had in the
 * same text
 */
export async function sourceHashOf(
  { featuredImage, notes: _, ...post }: WordPressPost,
  source: WordPressSource,
  stored: string,
) {
  const [, storedText, storedFeatured = '', storedPictures = ''] = stored.split(' ');
  const made = [CONVERTER_VERSION, source.siteUrl];
  const isLong = (post.content?.length ?? 0) > HASHED_AS_JSON_MAX;
  const content = isLong ? hashOf(post.content) : post.content;
  const text = hashOf([post.form, content]);
  if (isLong) await yieldToRequests();
  const pictures: WordPressMedia[] = [];
  // The text has only the numbers of its pictures.
  for (const [, given = ''] of post.content?.matchAll(/\[gallery\b([^[\]<>]*)\]/gi) ?? [])
    pictures.push(...(await galleryMedia(attributesOf(given), post.wpId, source)).pictures);
  const lacksFeatured = featuredImage === undefined;
  const lacksPictures = text === storedText && pictures.length < Number.parseInt(storedPictures, 10);
  const parts = [
    hashOf([made, { ...post, content }]),
    text,
    lacksFeatured ? storedFeatured : hashOf(featuredImage),
    lacksPictures ? storedPictures : `${pictures.length}:${hashOf([made, pictures])}`,
  ];
  return { hash: parts.join(' '), lacksFeatured, lacksPictures };
}
