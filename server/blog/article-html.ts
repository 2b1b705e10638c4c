import sanitizeHtml from 'sanitize-html';
import { embedOf } from '../../contract/embeds.ts';
import { articleHref, articleId } from './article-anchors.ts';
import { isLocal, withOwnPlayers } from './article-players.ts';

const WORDS_PER_MINUTE = 200;

/** Tags that stand within a word or a line; all others end a word. */
const INLINE =
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';
const BLOCKS =
  'audio blockquote br caption col colgroup dd details div dl dt figcaption figure h2 h3 h4 h5 h6 hr img li ol p ' +
  'picture pre section source summary table tbody td tfoot th thead tr track ul video';

/** Of WordPress, as article-body.css knows them. Any other means something on the page, as `size-full` does. */
const CLASSES =
  'wp-* has-* align* is-* language-* gallery* blocks-* footnotes size-thumbnail size-medium size-large';

/** What an article may hold: all that WordPress writes for reading, and nothing that runs, frames or asks. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: `${INLINE} ${BLOCKS}`.split(' '),
  allowedAttributes: {
    '*': ['dir', 'id', 'lang', 'title'],
    a: ['href', 'rel', 'aria-label', 'data-embed'],
    audio: ['src', 'controls', 'loop', 'preload'],
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
    source: ['src', 'type'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['abbr', 'colspan', 'headers', 'rowspan', 'scope'],
    time: ['datetime'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    video: ['src', 'controls', 'loop', 'preload', 'poster', 'width', 'height'],
  },
  allowedClasses: { '*': CLASSES.split(' ') },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'data-embed', 'poster'],
  transformTags: {
    '*': ownNames,
    a: link,
    audio: player,
    h1: 'h2',
    iframe: frame,
    source: recording,
    track: recording,
    video: player,
  },
  selfClosing: ['br', 'col', 'hr', 'img', 'source', 'track', 'wbr'],
  // Those of a picture: the site makes its own (server/media/).
  exclusiveFilter: ({ tag, attribs }) => (tag === 'source' || tag === 'track') && !attribs.src,
};

/**
 * @param html of any origin
 * @returns HTML that can do nothing but be read: quoted attributes, every tag ended, players of others kept as links
 */
export function sanitiseArticle(html: string): string {
  return sanitizeHtml(withOwnPlayers(html), ALLOWED);
}

function link(
  tagName: string,
  { 'data-embed': framed, href, ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const embed = framed === undefined ? null : embedOf(framed);
  if (embed) return { tagName, attribs: { ...attribs, 'data-embed': embed.player, href: embed.page } };
  return { tagName, attribs: href === undefined ? attribs : { ...attribs, href: articleHref(href.trim()) } };
}

/** Names that hold for the whole page: its ids, and which of its `details` close each other. */
function ownNames(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id: given, headers, name, ...others } = attribs;
  // How places in a text were named before `id`.
  const id = given || (tagName === 'a' ? name : '');
  return {
    tagName,
    attribs: {
      ...others,
      ...(id ? { id: articleId(id) } : {}),
      ...(name ? { name: articleId(name) } : {}),
      ...(headers ? { headers: headers.trim().split(/\s+/).map(articleId).join(' ') } : {}),
    },
  };
}

/** A player that is left by `withOwnPlayers` plays nothing from elsewhere, and nothing before it is asked to. */
function player(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return recording(tagName, { ...attribs, controls: '', preload: 'none' });
}

function recording(tagName: string, { src, poster, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const kept = attribs as sanitizeHtml.Attributes;
  if (src && isLocal(src)) kept.src = src;
  if (poster && isLocal(poster)) kept.poster = poster;
  return { tagName, attribs: kept };
}

/** What plays becomes the link that stands for a player (contract/embeds.ts), or a link to what it would show. */
function frame(_: string, { src = '', title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
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
  return decoded(html.replace(INLINE_TAG, '').replace(/<[^>]*>/g, ' '))
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
      .replace(/\s(href|src|cite|poster)="([^"]*)"/g, (attribute, name: string, address: string) => {
        const absolute = URL.parse(decoded(address), url);
        return absolute ? ` ${name}="${encoded(absolute.href)}"` : attribute;
      }),
  );
}

function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** For an attribute in quotes. */
function encoded(text: string): string {
  return Object.entries(ENTITIES).reduceRight((done, [entity, sign]) => done.replaceAll(sign, entity), text);
}
