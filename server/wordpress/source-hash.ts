import { convertContent } from './convert-content.ts';
import { hashOf } from './merge-post.ts';
import { CONVERTER_VERSION } from './source-fields.ts';
import type { WordPressMedia, WordPressPost, WordPressSource } from './wordpress-post.ts';

/** The hash of a post as the source has it, followed by that of the pictures in its galleries, if the source has them. */
export async function sourceHashOf(post: WordPressPost, source: WordPressSource): Promise<string> {
  const own = hashOf([CONVERTER_VERSION, source.siteUrl(), post]);
  const pictures = await galleryPictures(post, source);
  return pictures.length === 0 ? own : `${own} ${hashOf(pictures)}`;
}

/** Whether nothing has changed; an export that lacks the pictures of the galleries does not tell. */
export function isSameSource(stored: string, now: string): boolean {
  return stored === now || stored.startsWith(`${now} `);
}

/** The text of a post holds only their numbers. */
async function galleryPictures(
  { wpId, content, form }: WordPressPost,
  source: WordPressSource,
): Promise<WordPressMedia[]> {
  if (!content || !/\[gallery/i.test(content)) return [];
  const pictures: WordPressMedia[] = [];
  const keep = (found: readonly WordPressMedia[]) => {
    pictures.push(...found);
    return found;
  };
  await convertContent(content, {
    wpId,
    isRendered: form === 'rendered',
    source: {
      media: async (ids) => keep(await source.media(ids)),
      attachedMedia: async (parent) => keep(await source.attachedMedia(parent)),
    },
  });
  return pictures;
}
