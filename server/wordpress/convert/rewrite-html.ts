import { parseFragment, serialize } from 'parse5';
import type { Element, ParentNode } from '../../platform/html.ts';
import type { Links } from './links.ts';

/** The attributes with links or files, by element; a frame becomes a link (server/blog/html/sanitize.ts). */
const ATTRIBUTES: Record<string, readonly string[]> = {
  ...{ a: ['href'], iframe: ['src'], blockquote: ['cite'], del: ['cite'], ins: ['cite'], q: ['cite'] },
  ...{ img: ['src'], audio: ['src'], video: ['src', 'poster'], source: ['src'], track: ['src'] },
};
const FILES = ['img', 'audio', 'video', 'source', 'track'];
const WITH_URLS = new RegExp(`<(?:${Object.keys(ATTRIBUTES).join('|')})\\b`, 'i');

/** Null: the file could not be copied and stays. */
type CopyFile = (url: string) => Promise<string | null>;

/**
 * Rewrites the URLs in an article: pictures, recordings and linked documents to their copies, links to the old site to
 * local ones.
 * @returns the same text where it has no URL
 */
export async function rewriteHtml(html: string, links: Links, copy: CopyFile): Promise<string> {
  if (!WITH_URLS.test(html)) return html;
  const body = parseFragment(html);
  const elements: Element[] = [];
  // Without recursion: an article may be nested too deeply for it.
  const open: ParentNode[] = [body];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const children = parent.childNodes.filter((node) => 'tagName' in node);
    open.push(...children);
    elements.push(...children.filter(({ tagName }) => Object.hasOwn(ATTRIBUTES, tagName)));
  }
  // At once: each host is asked by a few requests at a time (safe-fetch.ts).
  await Promise.all(elements.map((element) => rewrite(element, links, copy)));
  try {
    return serialize(body);
  } catch (error) {
    // Nested too deeply for the parser: the text stays as it is.
    if (error instanceof RangeError) return html;
    throw error;
  }
}

async function rewrite(element: Element, links: Links, copy: CopyFile): Promise<void> {
  const { tagName } = element;
  // The page offers its own sizes (server/blog/html/responsive-pictures.ts).
  if (tagName === 'img') element.attrs = element.attrs.filter(({ name }) => !/^(srcset|sizes)$/.test(name));
  for (const attribute of element.attrs) {
    if (!ATTRIBUTES[tagName]?.includes(attribute.name)) continue;
    const given = attribute.value;
    const url = given.startsWith('data:') ? null : links.parse(given);
    if (FILES.includes(tagName)) {
      // Recordings of other sites become links (server/blog/html/players.ts).
      if (url && (tagName === 'img' || links.isOwn(url))) attribute.value = (await copy(url.href)) ?? given;
      continue;
    }
    const isFile = tagName === 'a' && url !== null && links.isDocument(url);
    // WordPress embeds posts of its own site as frames.
    const local = isFile ? await copy(url.href) : links.local(given.replace(/\/embed\/(?:#.*)?$/, '/'));
    attribute.value = local ?? given;
    // A link may show its URL.
    for (const child of element.childNodes)
      if ('value' in child && child.value.trim() === given.trim()) child.value = attribute.value;
  }
}
