import { defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { attribute, type Element, elementsIn, type ParentNode, textIn } from '../../server/platform/html.ts';

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

/** Elements within a passage. */
const WITHIN_TEXT = new Set(['a', 'abbr', 'b', 'em', 'i', 'q', 'strong', 'sub', 'sup', 'wbr']);

/** Reads pages of a running site, by their paths. */
export async function readPages(origin: string, paths: readonly string[]): Promise<PageFacts[]> {
  const pages = [];
  for (const path of paths) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    pages.push(readPage(path, answer.status, await answer.text()));
  }
  return pages;
}

/** Reads a page as it is shown without scripts. */
export function readPage(path: string, status: number, html: string): PageFacts {
  const document = parse(html, { scriptingEnabled: false });
  elementsIn(document, 'script', 'style').forEach(defaultTreeAdapter.detachNode);
  const values = (tag: string, name: string) =>
    elementsIn(document, tag).flatMap((element) => attribute(element, name) ?? []);
  const meta = (name: string) => {
    const found = elementsIn(document, 'meta').find((element) => attribute(element, 'name') === name);
    return (found && attribute(found, 'content')) ?? '';
  };
  const [title, main] = ['title', 'main'].map((tag) => elementsIn(document, tag)[0]);
  return {
    path,
    status,
    title: title ? textIn(title) : '',
    description: meta('description'),
    noindex: meta('robots').includes('noindex'),
    ids: idsOf(document),
    links: [...values('a', 'href'), ...values('area', 'href')],
    text: oneLine(textWith(document, (element) => (isNoteMark(element) ? null : ' '))),
    passages: (main ? textWith(main, edgeOfPassage) : '').split('\0').map(oneLine).filter(Boolean),
    pictures: [
      ...values('img', 'src'),
      ...values('use', 'href'),
      ...values('video', 'poster'),
      ...[...values('img', 'srcset'), ...values('source', 'srcset')].flatMap(addressesOf),
    ],
  };
}

/** The text of a node, with what `edge` returns before and after each element; null leaves the element out. */
function textWith(node: ParentNode, edge: (element: Element) => string | null): string {
  return node.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      if (!('tagName' in child)) return '';
      const mark = edge(child);
      return mark === null ? '' : mark + textWith(child, edge) + mark;
    })
    .join('');
}

/** True for the mark beside a figure that the notes of its page are about. */
const isNoteMark = (element: Element) => attribute(element, 'href') === '#notes' && textIn(element) === '*';

/**
 * A sign that no text has (U+0000), which separates passages. Leaves out a definition or a sentence beside an article, which
 * repeats what the glossary or the article says.
 */
function edgeOfPassage(element: Element): string | null {
  if (attribute(element, 'class')?.startsWith('margin-note')) return null;
  return WITHIN_TEXT.has(element.tagName) ? '' : '\0';
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** True for the path of a file rather than a page. */
export function namesAFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname);
}

/** Collects all ids in a drawing. */
export const idsIn = (svg: string) => idsOf(parseFragment(svg));

const idsOf = (parent: ParentNode) =>
  new Set(elementsIn(parent).flatMap((element) => attribute(element, 'id') ?? []));

function addressesOf(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}
