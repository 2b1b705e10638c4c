/** What the check reads on one page as the server sends it. */
export interface PageFacts {
  path: string;
  status: number;
  /** With the firm's name. */
  title: string;
  description: string;
  noindex: boolean;
  ids: ReadonlySet<string>;
  /** The addresses of links, as written. */
  links: readonly string[];
  /** The addresses of pictures, as written; those of drawn symbols end in `#id`. */
  pictures: readonly string[];
}

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * Reads a page that React rendered: every attribute is in double quotes and escaped, so tags can be found by
 * their pattern. It is no parser for other people's HTML.
 */
export function readPage(path: string, status: number, html: string): PageFacts {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gis, '').replace(/<!--.*?-->/gs, '');
  const tags = [...markup.matchAll(TAG)].map(readTag);
  const values = (name: string, attribute: string) =>
    tags.flatMap((tag) => (tag.name === name ? (tag.attributes[attribute] ?? []) : []));
  const meta = (name: string) =>
    tags.find((tag) => tag.name === 'meta' && tag.attributes.name === name)?.attributes.content ?? '';
  return {
    path,
    status,
    title: decode(/<title>(.*?)<\/title>/s.exec(markup)?.[1] ?? ''),
    description: meta('description'),
    noindex: meta('robots').includes('noindex'),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])),
    links: [...values('a', 'href'), ...values('area', 'href')],
    pictures: [
      ...values('img', 'src'),
      ...values('use', 'href'),
      ...values('video', 'poster'),
      ...[...values('img', 'srcset'), ...values('source', 'srcset')].flatMap(addressesOf),
    ],
  };
}

/** Whether this is the path of a file and not of a page. */
export function namesAFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname);
}

/** Every id in a drawing. */
export function idsIn(svg: string): Set<string> {
  return new Set([...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
}

function readTag([, name = '', attributes = '']: RegExpMatchArray): Tag {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
    key.toLowerCase(),
    decode(value),
  ]);
  return { name: name.toLowerCase(), attributes: Object.fromEntries(pairs) };
}

function addressesOf(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
