import { hashOf, LONG_TEXT } from './merge-post.ts';
import { galleryMedia } from './shortcode-html.ts';
import { attributesOf } from './shortcodes.ts';
import { CONVERTER_VERSION } from './source-fields.ts';
import type { WordPressMedia, WordPressPost, WordPressSource } from './wordpress-post.ts';

/**
 * The hash of a post as the source has it. Exports without attachments keep the stored hash of pictures.
 * @returns `hash` of the post, its text, its featured image and the pictures of its galleries, which follow their number;
 * whether the source lacks the featured image, or pictures of galleries that the last import had in the same text
 * @param stored the hash of the last import; empty: there was none
 */
export async function sourceHashOf(
  { featuredImage, notes: _, ...post }: WordPressPost,
  source: WordPressSource,
  stored: string,
) {
  const [, storedText, storedFeatured = '', storedPictures = ''] = stored.split(' ');
  const made = [CONVERTER_VERSION, source.siteUrl()];
  const isLong = (post.content?.length ?? 0) > LONG_TEXT;
  const content = isLong ? hashOf(post.content) : post.content;
  const text = hashOf([post.form, content]);
  const pictures: WordPressMedia[] = [];
  // The text of a post holds only their numbers.
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
