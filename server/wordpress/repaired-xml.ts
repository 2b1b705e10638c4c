import { parseFragment } from 'parse5';
import { FORBIDDEN } from './readable-text.ts';
import { ImportError } from './wordpress-post.ts';

const CDATA = '<![CDATA[';
const END = ']]>';
/** Longer than an end tag of an export. */
const LOOK_AHEAD = 200;
/** Characters of a start tag whose name is looked for; its slug may be long. */
const TAG_MAX = 100_000;
/** Characters of what servers print before an export. */
const BEFORE_MAX = 1_000_000;
/** Longer than any entity. */
const ENTITY_MAX = 40;
const ENTITY = /&(?:(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)?/gi;
const OF_XML = /^(?:amp|lt|gt|quot|apos)$/;

/**
 * Makes an export well-formed while it is read: leaves out what is before and after `<rss>`, such as warnings of PHP,
 * replaces forbidden characters, escapes each `&` that begins no entity of XML, and each `]]>` that does not end its
 * section. WordPress, its plugins and its servers write all of these.
 * @param parts of the file, cut anywhere
 * @throws {ImportError} for a document type declaration, which no export has and every XML bomb needs
 */
export async function* repairedXml(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let hasBegun = false;
  let hasEnded = false;
  /** The last start tag that was given on outside of sections, which names the element of the next one. */
  let before = '';
  /** The element around the present section; null: outside of one. */
  let element: string | null = null;

  function take(isEnd: boolean): string {
    let out = '';
    for (;;) {
      if (element === null) {
        const start = rest.indexOf(CDATA);
        const to = start >= 0 ? start : isEnd ? rest.length : safeCut(rest);
        const [text = '', ...after] = rest.slice(0, to).split(/(<\/rss\s*>)/);
        out += outside(text + (after[0] ?? ''));
        hasEnded = after.length > 0;
        before = (before + text).slice(-TAG_MAX);
        before = before.slice(Math.max(0, before.lastIndexOf('<')));
        rest = rest.slice(to);
        if (hasEnded || start < 0) return out;
        out += CDATA;
        rest = rest.slice(CDATA.length);
        element = /^<([^\s<>/]+)[^<]*>\s*$/.exec(before)?.[1] ?? '';
        continue;
      }
      const end = rest.indexOf(END);
      const to = end >= 0 ? end : isEnd ? rest.length : Math.max(0, rest.length - END.length);
      out += rest.slice(0, to);
      rest = rest.slice(to);
      if (end < 0 || (rest.length < LOOK_AHEAD && !isEnd)) return out;
      const after = rest.slice(END.length, END.length + LOOK_AHEAD);
      if (after.startsWith(CDATA)) {
        out += END + CDATA;
        rest = rest.slice(END.length + CDATA.length);
      } else if (element === '' || closes(after, element)) {
        out += END;
        rest = rest.slice(END.length);
        before = '';
        element = null;
      } else {
        out += `]]${END}${CDATA}>`;
        rest = rest.slice(END.length);
      }
    }
  }

  for await (const part of parts) {
    if (hasEnded) return;
    rest += part.replace(FORBIDDEN, ' ');
    if (!hasBegun) {
      const start = rest.search(/<rss[\s>]/);
      assertNoDeclaration(start < 0 ? rest : rest.slice(0, start));
      if (start < 0 && rest.length > BEFORE_MAX) return;
      if (start < 0) continue;
      // The lines before it count, for where a damaged file ends.
      rest = '\n'.repeat(rest.slice(0, start).split('\n').length - 1) + rest.slice(start);
      hasBegun = true;
    }
    yield take(false);
  }
  if (hasBegun && !hasEnded) yield take(true);
}

function outside(text: string): string {
  assertNoDeclaration(text);
  return text.replaceAll(END, ']]&gt;').replace(ENTITY, entity);
}

/** @param name undefined: an `&` alone */
function entity(whole: string, name?: string): string {
  if (name === undefined) return '&amp;';
  if (OF_XML.test(name)) return whole;
  const [node] = parseFragment(whole).childNodes;
  const text = node && 'value' in node ? node.value.replace(FORBIDDEN, ' ') : ' ';
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function assertNoDeclaration(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new ImportError(
      'The file has a document type declaration, which no WordPress export has. If it is a saved web page, download the export again: Tools, Export in WordPress.',
    );
  }
}

/** The place where outside text may be cut: before a tag or an entity that has not ended. */
function safeCut(text: string): number {
  const tag = text.lastIndexOf('<');
  const isWhole = tag < 0 || text.length - tag > TAG_MAX;
  const cut = isWhole ? Math.max(0, text.length - END.length) : tag;
  const start = text.lastIndexOf('&', cut);
  return start >= 0 && cut - start < ENTITY_MAX ? start : cut;
}

function closes(after: string, element: string): boolean {
  const text = after.trimStart();
  return text.startsWith(`</${element}`) && /^\s*>/.test(text.slice(element.length + 2));
}
