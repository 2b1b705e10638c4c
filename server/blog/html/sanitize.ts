import sanitizeHtml from 'sanitize-html';
import { embedOf } from '../../../contract/embeds.ts';
import { articleHref, articleId } from './anchors.ts';
import { INLINE_TAGS } from './plain-text.ts';
import { isLocal, withLocalPlayers } from './players.ts';

const BLOCKS =
  'audio blockquote br caption col colgroup dd details div dl dt figcaption figure h2 h3 h4 h5 h6 hr img li ol p ' +
  'picture pre section source summary table tbody td tfoot th thead tr track ul video';

/** Classes of WordPress that article-body.css styles; any other could be one of the site's own. */
const CLASSES =
  'wp-* has-* align* is-* language-* gallery* blocks-* columns-* footnotes size-thumbnail size-medium size-large';

/** A column of figures, as Markdown writes it. */
const FIGURES = { name: 'align', multiple: false, values: ['right'] };

/** Elements deeper than this are unwrapped, because later stages recurse. */
const NESTING_MAX = 200;

/** Allows everything that WordPress writes for reading, and nothing that runs, frames or submits. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: `${INLINE_TAGS} ${BLOCKS}`.split(' '),
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
    td: ['colspan', 'rowspan', 'headers', FIGURES],
    th: ['abbr', 'colspan', 'headers', 'rowspan', 'scope', FIGURES],
    time: ['datetime'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    video: ['src', 'controls', 'loop', 'preload', 'poster', 'width', 'height'],
  },
  allowedClasses: { '*': CLASSES.split(' ') },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'data-embed', 'poster'],
  transformTags: {
    '*': prefixedNames,
    a: link,
    audio: player,
    h1: 'h2',
    iframe: frame,
    source: recording,
    track: recording,
    video: player,
  },
  nestingLimit: NESTING_MAX,
  selfClosing: ['br', 'col', 'hr', 'img', 'source', 'track', 'wbr'],
  // Picture sources: the page gets the site's own (responsive-pictures.ts).
  exclusiveFilter: ({ tag, attribs }) => (tag === 'source' || tag === 'track') && !attribs.src,
};

/**
 * Sanitizes an article: removes scripts, styles, forms and frames, prefixes ids, turns remote players into links.
 * @param html untrusted HTML
 * @returns HTML with quoted attributes in which every element is closed
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(withLocalPlayers(html), ALLOWED);
}

function link(
  tagName: string,
  { 'data-embed': framed, href, ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const embed = framed === undefined ? null : embedOf(framed);
  if (embed) return { tagName, attribs: { ...attribs, 'data-embed': embed.player, href: embed.page } };
  return { tagName, attribs: href === undefined ? attribs : { ...attribs, href: articleHref(href.trim()) } };
}

/** Prefixes what is unique in the whole page: ids, references to them, and the names that group `details`. */
function prefixedNames(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id: given, headers, name, ...others } = attribs;
  // HTML 4 named anchors by `name`.
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

/** Players load nothing until they are started. */
function player(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return recording(tagName, { ...attribs, controls: '', preload: 'none' });
}

function recording(tagName: string, { src, poster, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(src && isLocal(src) ? { src } : {}),
      ...(poster && isLocal(poster) ? { poster } : {}),
    },
  };
}

/** Replaces a frame by a link: to the player where it is a known one (contract/embeds.ts), else to the framed page. */
function frame(_: string, { src = '', title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const embed = embedOf(src);
  const attribs: sanitizeHtml.Attributes = embed
    ? { 'data-embed': embed.player, href: embed.page }
    : { href: src };
  return { tagName: 'a', attribs, text: title || embed?.page || src };
}
