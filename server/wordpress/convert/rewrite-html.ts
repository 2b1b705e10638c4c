import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import type { Links } from './links.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The attributes with links, by element; a frame becomes a link (server/blog/html/sanitize.ts). */
const LINKS: Record<string, string> = {
  a: 'href',
  blockquote: 'cite',
  del: 'cite',
  iframe: 'src',
  ins: 'cite',
  q: 'cite',
};

/** Null: the file could not be copied and stays. */
type CopyFile = (url: string) => Promise<string | null>;

/** The attributes with files, by element. */
const FILES: Record<string, readonly string[]> = {
  img: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
  track: ['src'],
};

/**
 * Rewrites the URLs in an article: pictures, recordings and linked documents to their copies, links to the old site to
 * local ones.
 * @returns the same text where it has no URL
 */
export async function rewriteHtml(html: string, links: Links, copy: CopyFile): Promise<string> {
  if (!/<(?:a|blockquote|del|iframe|ins|q|img|audio|video|source|track)\b/i.test(html)) return html;
  const body = parseFragment(html);
  const elements: Element[] = [];
  collect(body, elements);
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
    const given = attribute.value;
    if (attribute.name === LINKS[tagName]) {
      const url = links.parse(given);
      const isFile = tagName === 'a' && url !== null && links.isDocument(url);
      // WordPress embeds posts of its own site as frames.
      const local = isFile ? await copy(url.href) : links.local(given.replace(/\/embed\/(?:#.*)?$/, '/'));
      attribute.value = local ?? given;
      // A link may show its URL.
      for (const child of element.childNodes)
        if ('value' in child && child.value.trim() === given.trim()) child.value = attribute.value;
    } else if (FILES[tagName]?.includes(attribute.name)) {
      const url = attribute.value.startsWith('data:') ? null : links.parse(attribute.value);
      // Recordings of other sites become links (server/blog/html/players.ts).
      if (url && (tagName === 'img' || links.isOwn(url)))
        attribute.value = (await copy(url.href)) ?? attribute.value;
    }
  }
}

/** Without recursion: an article may be nested too deeply for it. */
function collect(root: ParentNode, found: Element[]): void {
  const open: ParentNode[] = [root];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue;
      if (LINKS[node.tagName] || FILES[node.tagName]) found.push(node);
      open.push(node);
    }
  }
}
