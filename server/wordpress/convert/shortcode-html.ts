import { embedOf } from '../../../contract/embeds.ts';
import type { WordPressMedia, WordPressSource } from '../wordpress-post.ts';
import { builderHtml, escaped, pictureHtml, valuesOf } from './builder-shortcodes.ts';
import { createFootnotes } from './footnotes.ts';
import type { Shortcode } from './shortcodes.ts';

export type GalleryMedia = Pick<WordPressSource, 'media' | 'attachedMedia'>;

const AUDIO = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'wma', 'flac'];
const VIDEO = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv', 'mov'];
/** Shortcodes of footnote plugins. */
const FOOTNOTE = /^(footnote|ref|efn_note|mfn|fn)$/;
/** Why a shortcode gives nothing. */
const EMPTY_BECAUSE: Record<string, string> = {
  gallery: 'because the source has none of its pictures',
  embed: 'because it has no address of a web page',
  audio: 'because it names no recording',
  video: 'because it names no recording',
};

/**
 * Converts the shortcodes of WordPress and of common plugins to the HTML that blocks have.
 * @param wpId the post they are in
 * @param leaveOut called with what is lost: a whole shortcode or some of its pictures
 */
export function shortcodeHtml(wpId: number, source: GalleryMedia, leaveOut: (what: string) => void) {
  const footnotes = createFootnotes();

  /** @returns undefined for an unknown one */
  async function convert(shortcode: Shortcode): Promise<string | null | undefined> {
    const { name, attributes, content, inner } = shortcode;
    const value =
      content?.trim() || attributes['0'] || attributes.id || attributes.url || attributes.src || '';
    if (name === 'caption' || name === 'wp_caption') return caption(attributes, await inner());
    if (name === 'embed') return embedHtml(value);
    if (name === 'youtube' || name === 'vimeo' || name === 'googlemaps') {
      // A video may be named by its number.
      const page = name === 'vimeo' ? 'https://vimeo.com/' : 'https://www.youtube.com/watch?v=';
      return embedHtml(/^[\w-]+$/.test(value) ? page + value : value) || null;
    }
    if (name === 'audio') return player('audio', valuesOf(attributes, AUDIO)[0] ?? value.split('|')[0]);
    if (name === 'video') return player('video', valuesOf(attributes, VIDEO)[0] ?? value, attributes.poster);
    if (FOOTNOTE.test(name)) return content === undefined ? null : footnotes.add(await inner());
    if (name !== 'gallery') return builderHtml(shortcode, source.media, (url) => embedHtml(url));
    const { pictures, missing } = await galleryMedia(attributes, wpId, source);
    if (pictures.length > 0 && missing > 0)
      leaveOut(`${missing} of the pictures in the shortcode [gallery], which the source does not have`);
    return gallery(attributes, pictures);
  }
  return {
    /** The list of the footnotes in the text. */
    footnotes: footnotes.html,
    async convert(shortcode: Shortcode): Promise<string | null | undefined> {
      const html = await convert(shortcode);
      const reason = EMPTY_BECAUSE[shortcode.name];
      if (html === '' && reason) leaveOut(`the shortcode [${shortcode.name}], ${reason}`);
      return html;
    },
  };
}

/** A player, or a link where the URL has none; empty unless it is http or https. */
export function embedHtml(given: string, caption = ''): string {
  const url = URL.parse(given.replaceAll('&amp;', '&'));
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const embed = embedOf(url.href);
  const link = embed
    ? `<a data-embed="${escaped(embed.player)}" href="${escaped(embed.page)}">${escaped(embed.page)}</a>`
    : `<a href="${escaped(url.href)}">${escaped(url.href)}</a>`;
  const text = caption ? `<figcaption>${caption}</figcaption>` : '';
  return embed ? `\n\n<figure class="wp-block-embed">${link}${text}</figure>\n\n` : `\n\n<p>${link}</p>\n\n`;
}

function caption({ align = '', caption: given }: Record<string, string>, content: string): string {
  // The picture, with the link around it, comes first; the rest is the caption.
  const [, picture = '', rest = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content) ?? [];
  if (picture === '') return content;
  const text = (given ?? rest).trim();
  const classes = /^align\w+$/.test(align) ? `wp-caption ${align}` : 'wp-caption';
  return `\n\n<figure class="${classes}">${picture}${text ? `<figcaption>${text}</figcaption>` : ''}</figure>\n\n`;
}

export async function galleryMedia(
  { ids, include, id }: Record<string, string>,
  wpId: number,
  source: GalleryMedia,
): Promise<{ pictures: readonly WordPressMedia[]; missing: number }> {
  const numbers = (ids ?? include ?? '').match(/\d{1,15}/g)?.map(Number) ?? [];
  if (numbers.length > 0) {
    const pictures = await source.media(numbers);
    return { pictures, missing: numbers.length - pictures.length };
  }
  const pictures = await source.attachedMedia(id && /^\d{1,15}$/.test(id) ? Number(id) : wpId);
  return { pictures, missing: 0 };
}

function gallery({ columns = '' }: Record<string, string>, pictures: readonly WordPressMedia[]): string {
  if (pictures.length === 0) return '';
  const classes = /^\d$/.test(columns) ? `wp-block-gallery columns-${columns}` : 'wp-block-gallery';
  return `\n\n<figure class="${classes}">${pictures.map(pictureHtml).join('')}</figure>\n\n`;
}

function player(tag: 'audio' | 'video', url: string | undefined, poster?: string): string {
  const src = url?.trim();
  if (!src) return '';
  const picture = poster ? ` poster="${escaped(poster)}"` : '';
  return `\n\n<figure class="wp-block-${tag}"><${tag} src="${escaped(src)}"${picture} controls></${tag}></figure>\n\n`;
}
