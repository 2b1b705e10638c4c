import { ImportError } from './wordpress-post.ts';

const CDATA = '<![CDATA[';
const END = ']]>';
/** Longer than any tag of an export. */
const LOOK_AHEAD = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Makes an export well-formed while it is read: replaces forbidden characters and escapes each `]]>` that does not end
 * its section. WordPress and its plugins write both.
 * @param parts of the file, cut anywhere
 * @throws {ImportError} for a document type declaration, which no export has and every XML bomb needs
 */
export async function* repairedXml(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  /** The end of what was given on outside of sections, which names the element of the next one. */
  let before = '';
  /** The element around the present section; null: outside of one. */
  let element: string | null = null;

  function take(isEnd: boolean): string {
    let out = '';
    for (;;) {
      if (element === null) {
        const start = rest.indexOf(CDATA);
        const to = start >= 0 ? start : isEnd ? rest.length : safeCut(rest);
        const text = outside(rest.slice(0, to));
        before = (before + text).slice(-LOOK_AHEAD);
        out += text;
        rest = rest.slice(to);
        if (start < 0) return out;
        out += CDATA;
        rest = rest.slice(CDATA.length);
        element = /<([^\s<>/]+)[^<>]*>\s*$/.exec(before)?.[1] ?? '';
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
      } else if (closes(after, element)) {
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
    rest += part.replace(FORBIDDEN, ' ');
    yield take(false);
  }
  yield take(true);
}

function outside(text: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new ImportError('The file has a document type declaration, which no WordPress export has.');
  }
  return text.replaceAll(END, ']]&gt;');
}

/** The place where outside text may be cut: before a tag that has not ended. */
function safeCut(text: string): number {
  const tag = text.lastIndexOf('<');
  const isWhole = tag < 0 || text.length - tag > LOOK_AHEAD * 20;
  return isWhole ? Math.max(0, text.length - END.length) : tag;
}

function closes(after: string, element: string): boolean {
  const text = after.trimStart();
  return text.startsWith(`</${element}`) && /^\s*>/.test(text.slice(element.length + 2));
}
