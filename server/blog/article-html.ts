import sanitizeHtml from 'sanitize-html';
import { embedOf } from '../../contract/embeds.ts';

const WORDS_PER_MINUTE = 200;

/** Tags that stand within a word or a line; all others end a word. */
const INLINE =
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';
const BLOCKS =
  'blockquote br caption col colgroup dd details div dl dt figcaption figure h2 h3 h4 h5 h6 hr img li ol p picture ' +
  'pre section summary table tbody td tfoot th thead tr ul';

/** What an article may hold: all that WordPress writes for reading, and nothing that runs, frames or asks. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: `${INLINE} ${BLOCKS}`.split(' '),
  allowedAttributes: {
    '*': ['class', 'dir', 'id', 'lang', 'title'],
    a: ['href', 'rel', 'data-embed'],
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    data: ['value'],
    del: ['cite', 'datetime'],
    details: ['open', 'name'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height'],
    ins: ['cite', 'datetime'],
    li: ['value'],
    ol: ['reversed', 'start', 'type'],
    q: ['cite'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['abbr', 'colspan', 'headers', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'data-embed'],
  transformTags: { a: link, audio: player, h1: 'h2', iframe: player, video: player },
};

/**
 * @param html of any origin
 * @returns HTML that can do nothing but be read: quoted attributes, every tag ended, players kept as links
 */
export function sanitiseArticle(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

function link(
  tagName: string,
  { 'data-embed': framed, ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const embed = framed === undefined ? null : embedOf(framed);
  return { tagName, attribs: embed ? { ...attribs, 'data-embed': embed.player, href: embed.page } : attribs };
}

/** What plays becomes the link that stands for a player (contract/embeds.ts), or a link to what it would play. */
function player(_: string, { src = '', title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const embed = embedOf(src);
  const attribs: sanitizeHtml.Attributes = embed
    ? { 'data-embed': embed.player, href: embed.page }
    : { href: src };
  return { tagName: 'a', attribs, text: title || embed?.page || src };
}

const INLINE_TAG = new RegExp(`</?(?:${INLINE.replaceAll(' ', '|')})(?=[\\s/>])[^>]*>`, 'g');
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** @param html as `sanitiseArticle` returns it: no angle bracket stands for itself */
export function plainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Minutes it takes to read: words / 200, rounded up (specification section 9), and never none. */
export function readMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/**
 * For readers of feeds, who see the article somewhere else.
 * @param html as `sanitiseArticle` returns it
 * @param url the article's own absolute address
 */
export function withAbsoluteAddresses(html: string, url: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag
      .replace(/\s(?:srcset|sizes)="[^"]*"/g, '')
      .replace(/\s(href|src|cite)="([^"]*)"/g, (attribute, name: string, address: string) => {
        const absolute = URL.parse(address.replaceAll('&amp;', '&'), url);
        return absolute ? ` ${name}="${absolute.href.replaceAll('&', '&amp;')}"` : attribute;
      }),
  );
}
