import { decodedUri } from '../../../contract/media.ts';
import type { WordPressMedia, WordPressSource } from '../wordpress-post.ts';
import type { Shortcode } from './shortcodes.ts';

type Media = WordPressSource['media'];

/** Elements of page builders, WPBakery's and Divi's first, and the boxes and buttons of themes. Elementor writes HTML. */
const BUILDER =
  /^(?:(?:vc|et_pb|su|fusion|av|ult|ultimate)_.+|(?:tab|toggle|accordion|spoiler|faq|button|blurb)(?:_item)?)$/;
const BUTTON = /button|btn/;
/** Elements that WordPress fills anew for each visitor, or that run scripts. */
const DYNAMIC =
  /_(?:wp_.+|raw_js|posts?_.+|.+_grid|blog|portfolio|contact_.+|signup|login|search|map|sidebar)$/;
/** Attributes with text, as headings and as the label of a button. */
const HEADINGS = 'title heading main_heading h2 text question subhead sub_heading h4 name number'.split(' ');
const LABELS = ['button_text', 'btn_title', 'button_one_text'];
const SIGNATURES = ['author', 'job_title', 'position', 'company_name'];
const LINKS = ['button_url', 'btn_link', 'button_link', 'button_one_url', 'link', 'url', 'href'];
const PICTURES = ['image', 'src', 'custom_src', 'image_url', 'portrait_url', 'images', 'gallery_ids'];

/**
 * Converts an element of a page builder: the texts, pictures and links in its attributes, and its content.
 * @param media files by their number
 * @param player HTML for the URL of a video
 * @returns undefined for any other shortcode
 */
export async function builderHtml(
  { name, attributes, content, inner }: Shortcode,
  media: Media,
  player: (url: string) => string,
): Promise<string | undefined> {
  if (!BUILDER.test(name) || DYNAMIC.test(name)) return undefined;
  if (name === 'vc_raw_html') return rawHtml(content ?? '');
  const values = (names: readonly string[]) => valuesOf(attributes, names);
  const text = await inner();
  const link = linkOf(values(LINKS)[0] ?? '');
  if (/_(?:video|youtube|vimeo)$/.test(name)) {
    return player(values(['src', 'link', 'url'])[0] ?? text.trim());
  }
  const button = (label = '') => {
    const inside = link && label ? `<a href="${escaped(link)}">${escaped(label)}</a>` : escaped(label);
    return inside && `<p>${inside}</p>`;
  };
  const labels = values(LABELS);
  if (BUTTON.test(name)) {
    const written = text.replace(/<[^>]*>/g, '').trim();
    return block(button([...labels, ...values(['title', 'text', 'content'])][0] ?? written));
  }
  const level =
    /tag:h([1-6])/.exec(attributes.font_container ?? '')?.[1] ?? (name.includes('heading') ? 2 : 3);
  const [heading, ...more] = /_(?:row|column)$/.test(name) ? [] : values(HEADINGS);
  const signature = values(SIGNATURES).join(', ');
  return block(
    heading && `<h${level}>${escaped(heading)}</h${level}>`,
    ...more.map((one) => `<p>${escaped(one)}</p>`),
    ...(await picturesOf(values(PICTURES), attributes.alt ?? '', media)),
    text,
    signature && `<p>${escaped(signature)}</p>`,
    button(labels[0]),
  );
}

async function picturesOf(values: readonly string[], alt: string, media: Media): Promise<string[]> {
  const ids = values.flatMap((value) => (/^[\d,\s]+$/.test(value) ? (value.match(/\d{1,15}/g) ?? []) : []));
  const urls = values.filter((value) => /^(?:https?:)?\/[^\s]+$/.test(value)).map((url) => ({ url, alt }));
  const found = [...(ids.length > 0 ? await media(ids.map(Number)) : []), ...urls];
  return found.map((one) => pictureHtml({ url: one.url, alt: one.alt || alt }));
}

export function pictureHtml({ url, alt }: WordPressMedia): string {
  return `<figure class="wp-block-image"><img src="${escaped(url)}" alt="${escaped(alt)}"></figure>`;
}

/** The values of these attributes that are not empty. */
export function valuesOf(attributes: Shortcode['attributes'], names: readonly string[]): string[] {
  return names.flatMap((name) => attributes[name]?.trim() || []);
}

/** WPBakery writes `url:https%3A%2F%2Fexample.com|title:Text`. */
function linkOf(value: string): string {
  const encoded = /(?:^|\|)url:([^|]*)/.exec(value)?.[1];
  return encoded === undefined ? value : decodedUri(encoded);
}

/** WPBakery encodes HTML for URLs, and that as base64. */
function rawHtml(content: string): string {
  const text = content.replace(/<\/?p>|<br ?\/?>|\s/g, '');
  return /^[\w+/]+=*$/.test(text)
    ? block(decodedUri(Buffer.from(text, 'base64').toString()))
    : block(content);
}

function block(...parts: readonly (string | undefined)[]): string {
  return `\n\n${parts.filter(Boolean).join('\n\n')}\n\n`;
}

/** Escapes a text for HTML that may be escaped already. */
export function escaped(text: string): string {
  return text.replaceAll('&amp;', '&').replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
