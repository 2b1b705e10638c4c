/** Parts of a served page that the check reads. */
export interface PageFacts {
  path: string;
  status: number;
  /** Includes the firm's name. */
  title: string;
  description: string;
  noindex: boolean;
  ids: ReadonlySet<string>;
  /** The `href` of each link. */
  links: readonly string[];
  /** The visible text, without line breaks. */
  text: string;
  /** The texts of the page's own part, each without the markup inside it; not those that repeat others in a margin. */
  passages: readonly string[];
  /** The URL of each picture; those of drawn symbols end in `#id`. */
  pictures: readonly string[];
}

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const WITHIN_TEXT = /<\/?(?:a|abbr|b|em|i|q|strong|sub|sup|wbr)\b[^>]*>/gi;
/** The mark beside a figure that the notes of its page are about. */
const NOTE_MARK = /<a href="#notes"[^>]*>\*<\/a>/g;
/** A definition or a sentence beside an article, which repeats what the glossary or the article says. */
const MARGIN_NOTE = /<(aside|p) class="margin-note\b.*?<\/\1>/gs;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** Reads pages of a running site, by their paths. */
export async function readPages(origin: string, paths: readonly string[]): Promise<PageFacts[]> {
  const pages = [];
  for (const path of paths) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    pages.push(readPage(path, answer.status, await answer.text()));
  }
  return pages;
}

/**
 * Reads a page that React rendered. Every attribute is in double quotes and escaped, so patterns find the tags; other
 * HTML needs a parser.
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
    text: decode(markup.replace(NOTE_MARK, '').replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
    passages: (/<main\b.*<\/main>/s.exec(markup)?.[0] ?? '')
      .replace(MARGIN_NOTE, '')
      .replace(WITHIN_TEXT, '')
      .split(/<[^>]*>/)
      .map((passage) => decode(passage).replace(/\s+/g, ' ').trim())
      .filter(Boolean),
    pictures: [
      ...values('img', 'src'),
      ...values('use', 'href'),
      ...values('video', 'poster'),
      ...[...values('img', 'srcset'), ...values('source', 'srcset')].flatMap(addressesOf),
    ],
  };
}

/** True for the path of a file rather than a page. */
export function namesAFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname);
}

/** Collects all ids in a drawing. */
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
