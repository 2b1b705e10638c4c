import { parseFragment } from 'parse5';
import type { HeadTag } from '../../contract/page-tags.ts';
import type { ChildNode, Element } from '../platform/html.ts';

const ATTRIBUTES = {
  meta: 'name property content itemprop lang media'.split(' '),
  link: 'rel href hreflang type title lang media'.split(' '),
};
/** The names that React gives them, where they differ. */
const REACT_NAMES: Readonly<Record<string, string>> = { itemprop: 'itemProp', hreflang: 'hrefLang' };

/** Relations that load and connect to nothing (https://html.spec.whatwg.org/multipage/links.html#linkTypes). */
const RELATIONS =
  'alternate amphtml author help license me next prev privacy-policy publisher terms-of-service'.split(' ');

/** Tags that the form's other fields write. */
const FIELDS: Readonly<Record<string, string>> = {
  description: 'Meta Description',
  keywords: 'Meta Keywords',
  robots: 'Robots',
  googlebot: 'Robots',
  bingbot: 'Robots',
  'og:title': 'OG Title',
  'og:description': 'OG Description',
  'og:image': 'OG Image URL',
  'og:url': 'Canonical URL',
  'twitter:title': 'OG Title',
  'twitter:description': 'OG Description',
  'twitter:image': 'OG Image URL',
};

/** Names that change how the page looks or what it sends. */
const FORBIDDEN_NAMES = ['viewport', 'referrer', 'color-scheme', 'theme-color'];

const QUOTED_MAX = 60;

/** Thrown for tags that are not allowed; the message names the tag. */
export class HeadTagError extends Error {}

/**
 * Parses head tags that staff typed: `<meta>`, `<link>` with a harmless relation, and JSON-LD. Comments are left out.
 * @returns data, so that nothing of the typed HTML reaches a page
 * @throws {HeadTagError} for anything else
 */
export function parseHeadTags(html: string): HeadTag[] {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  const tags = new Map<string, HeadTag>();
  for (const node of childNodes) {
    const tag = tagOf(node);
    if (tag) tags.set(JSON.stringify(tag), tag);
  }
  refuseDropped(html, childNodes);
  return [...tags.values()];
}

/** The parser silently drops tags that are invalid there, such as `<body>`. */
function refuseDropped(html: string, nodes: readonly ChildNode[]): void {
  let end = 0;
  for (const { sourceCodeLocation } of nodes) {
    if (!sourceCodeLocation) continue;
    refuseText(html.slice(end, sourceCodeLocation.startOffset));
    end = Math.max(end, sourceCodeLocation.endOffset);
  }
  refuseText(html.slice(end));
}

function tagOf(node: ChildNode): HeadTag | null {
  if (node.nodeName === '#comment') return null;
  if ('value' in node) {
    refuseText(node.value);
    return null;
  }
  if (!('attrs' in node)) throw new HeadTagError('A document type cannot stand here');
  if (node.tagName === 'meta') return metaTag(node);
  if (node.tagName === 'link') return linkTag(node);
  if (node.tagName === 'script') return jsonLd(node);
  throw new HeadTagError(`<${node.tagName}> is not allowed here: only <meta>, <link> and JSON-LD are`);
}

function refuseText(text: string): void {
  const found = text.trim();
  if (found === '') return;
  if (/^<[/a-z!]/i.test(found)) throw new HeadTagError(`${quoted(found)} is not allowed here`);
  throw new HeadTagError(`${quoted(found)} is not inside a tag`);
}

function metaTag(element: Element): HeadTag {
  const { name, property, itemProp, content, ...others } = attributesOf(element, 'meta');
  const key = name ?? property ?? itemProp;
  if (!key || content === undefined) {
    throw new HeadTagError('<meta> needs a name or property, and content');
  }
  const known = key.toLowerCase();
  const field = FIELDS[known];
  if (field) throw new HeadTagError(`<meta ${key}>: please use the field ${field} for it`);
  if (FORBIDDEN_NAMES.includes(known)) throw new HeadTagError(`<meta ${key}> is not allowed here`);
  return {
    tagName: 'meta',
    ...(name ? { name } : {}),
    ...(property ? { property } : {}),
    ...(itemProp ? { itemProp } : {}),
    content,
    ...others,
  };
}

function linkTag(element: Element): HeadTag {
  const attributes = attributesOf(element, 'link');
  const { rel = '', href = '' } = attributes;
  const relations = rel.toLowerCase().split(/\s+/).filter(Boolean);
  if (relations.includes('canonical')) {
    throw new HeadTagError('<link canonical>: please use the field Canonical URL for it');
  }
  const refused = relations.find((relation) => !RELATIONS.includes(relation));
  if (refused !== undefined || relations.length === 0) {
    const given = relations.length === 0 ? '<link> without rel' : `<link ${refused}>`;
    throw new HeadTagError(`${given} is not allowed here; rel may be ${RELATIONS.join(', ')}`);
  }
  if (!/^(https?:\/\/[^/]|\/(?!\/))/i.test(href) || !URL.canParse(href, 'https://site.example')) {
    throw new HeadTagError(`<link ${rel}> needs an href that begins with / or https://`);
  }
  return { ...attributes, tagName: 'link' };
}

function jsonLd({ attrs, childNodes, sourceCodeLocation }: Element): HeadTag {
  const isJsonLd = attrs.length === 1 && attrs[0]?.name === 'type';
  if (!isJsonLd || attrs[0]?.value.trim().toLowerCase() !== 'application/ld+json') {
    throw new HeadTagError('<script> is not allowed here, except <script type="application/ld+json">');
  }
  if (!sourceCodeLocation?.endTag)
    throw new HeadTagError('<script type="application/ld+json"> is not closed');
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) {
    throw new HeadTagError('The JSON-LD must be an object or a list of objects');
  }
  return { jsonLd: JSON.stringify(json) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HeadTagError(`The JSON-LD is not valid JSON: ${reason}`);
  }
}

/** @throws {HeadTagError} for an attribute that the tag may not have */
function attributesOf({ attrs }: Element, tag: 'meta' | 'link'): Record<string, string> {
  return Object.fromEntries(
    attrs.map(({ name, value }) => {
      if (!ATTRIBUTES[tag].includes(name))
        throw new HeadTagError(`<${tag}> may not have the attribute ${name}`);
      return [REACT_NAMES[name] ?? name, value.trim()];
    }),
  );
}

function quoted(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  const cut = characters.length > QUOTED_MAX;
  return `“${characters.slice(0, QUOTED_MAX).join('')}${cut ? '…' : ''}”`;
}
