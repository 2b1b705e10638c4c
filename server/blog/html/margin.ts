import { defaultTreeAdapter } from 'parse5';
import { glossary } from '#law/glossary/glossary.ts';
import { hasPage } from '../../../content/derive/links.ts';
import { articleMargin } from '../../../content/interface/article-margin.ts';
import { paths } from '../../../contract/paths.ts';
import { termSlug } from '../../../contract/post-lists.ts';
import {
  attribute,
  type ChildNode,
  createElement,
  type Element,
  elementsIn,
  type ParentNode,
  textIn,
} from '../../platform/html.ts';
import { articleId } from './anchors.ts';
import { bestQuotation, firstSentences } from './quotation.ts';

/** An article with fewer headings is seen at a glance. */
const HEADINGS_MIN = 3;
const DEFINITIONS_MAX = 3;
/** Characters of the text between the beginnings of two notes, so that none overlaps another or the article's end. */
const APART = 900;
/** The height of a table or picture, as characters of text. */
const OTHER_BLOCK = 300;
/** Characters of a definition; longer ones fill the margin. */
const DEFINITION_MAX = 200;

/** Everyday terms, which need no definition. */
const EVERYDAY =
  /^(abandonment|action|answer|appeal|complaint|conference|custody|default|discovery|hearing|imprisonment|maintenance|modification|motion|order|settlement|trial|valuation|alimony|child support|mediation|contested divorce|uncontested divorce|adultery)$/i;

const definitions = glossary.terms
  .filter(
    ({ term, definition }) =>
      !EVERYDAY.test(term) && firstSentences(definition, DEFINITION_MAX).length <= DEFINITION_MAX,
  )
  .sort((one, other) => other.term.length - one.term.length)
  .map(({ term, slug, definition }) => ({
    term,
    slug,
    text: firstSentences(definition, DEFINITION_MAX),
    pattern: new RegExp(`(?<![\\w-])${term.replaceAll(' ', '\\s')}s?(?![\\w-])`, 'i'),
  }));

/**
 * Sets the contents of an article, definitions of its terms and one of its sentences beside the text. The style sheet shows
 * the contents folded above the text, and the notes not at all, where there is no margin.
 * @param body changed in place
 */
export function setMargin(body: ParentNode): void {
  setNotes(body);
  setContents(body);
}

function setContents(body: ParentNode): void {
  const headings = (name: string) =>
    body.childNodes.flatMap((node) =>
      'tagName' in node && node.tagName !== 'blockquote' && node.tagName !== 'details'
        ? [...(node.tagName === name ? [node] : []), ...elementsIn(node, name)]
        : [],
    );
  const listed = [headings('h2'), headings('h3')]
    .map((all) => all.filter((heading) => textIn(heading).trim() !== ''))
    .find((all) => all.length >= HEADINGS_MIN);
  if (!listed) return;
  const taken = new Set(elementsIn(body).map((element) => attribute(element, 'id')));
  const numbers = new Map<string, number>();
  const items = listed.map((heading) => {
    const href = `#${encodeURIComponent(idOf(heading, taken, numbers))}`;
    return createElement('li', {}, createElement('a', { href }, textIn(heading).trim()));
  });
  const label = articleMargin.contents;
  const fold = createElement(
    'details',
    {},
    createElement('summary', {}, label),
    createElement('p', { class: 'eyebrow', 'aria-hidden': 'true' }, label),
    createElement('ol', {}, ...items),
  );
  const attributes = { class: 'article-contents no-print', 'aria-label': label };
  insertBefore(body, createElement('nav', attributes, fold), body.childNodes[0]);
}

/**
 * The heading's own id, or one of its text.
 * @param numbers the last one of each text
 */
function idOf(heading: Element, taken: Set<string | undefined>, numbers: Map<string, number>): string {
  const own = attribute(heading, 'id');
  if (own) return own;
  const base = articleId(termSlug(textIn(heading)) || 'part');
  let id = base;
  let number = numbers.get(base) ?? 1;
  while (taken.has(id)) {
    number += 1;
    id = `${base}-${number}`;
  }
  numbers.set(base, number);
  taken.add(id);
  heading.attrs.push({ name: 'id', value: id });
  return id;
}

function setNotes(body: ParentNode): void {
  const blocks = body.childNodes.filter((node): node is Element => 'tagName' in node);
  const lengths = blocks.map((block) =>
    /^(p|ul|ol|h\d)$/.test(block.tagName) ? textIn(block).length : OTHER_BLOCK,
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const hasOwn = elementsIn(body).some((one) => /pullquote/.test(attribute(one, 'class') ?? ''));
  const quotation = hasOwn ? null : bestQuotation(blocks);
  const unused = new Set(definitions);
  let offset = 0;
  let free = 1;
  let quoted = quotation === null;
  for (const [index, block] of blocks.entries()) {
    const here = offset;
    offset += lengths[index] ?? 0;
    if (!/^(p|ul|ol)$/.test(block.tagName) || here < free || total - here < APART) continue;
    const text = textIn(block);
    const found = [...unused].find(({ pattern }) => pattern.test(text));
    if (!quoted && quotation && index >= quotation.block) {
      const repeated = { class: 'margin-note margin-quote quoted', 'aria-hidden': 'true' };
      insertBefore(body, createElement('p', repeated, quotation.text), block);
      quoted = true;
    } else if (found && unused.size > definitions.length - DEFINITIONS_MAX) {
      unused.delete(found);
      insertBefore(body, definitionNote(found), block);
    } else continue;
    free = here + APART;
  }
}

function definitionNote({ term, slug, text }: (typeof definitions)[number]): Element {
  const name = hasPage(paths.glossary)
    ? createElement('a', { href: `${paths.glossary}#${slug}` }, term)
    : term;
  return createElement(
    'aside',
    { class: 'margin-note', 'aria-label': `${articleMargin.definition}: ${term}` },
    createElement('p', { class: 'eyebrow' }, articleMargin.definition),
    createElement('dfn', {}, name),
    createElement('p', {}, text),
  );
}

function insertBefore(parent: ParentNode, node: Element, next: ChildNode | undefined): void {
  if (next) defaultTreeAdapter.insertBefore(parent, node, next);
  else defaultTreeAdapter.appendChild(parent, node);
}
