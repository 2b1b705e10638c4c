import { Parser } from 'htmlparser2';
import { exportTexts } from './export-text.ts';
import { readableText } from './readable-text.ts';
import { ImportError } from './wordpress-post.ts';

/**
 * A post, page, attachment or something else (`<item>`), a `<wp:author>`, an element of the channel itself, or the reason
 * why the rest of the file cannot be read.
 */
export interface WxrRecord {
  type: 'item' | 'wp:author' | 'channel' | 'damage';
  /** The texts of its elements by their names. */
  fields: Record<string, string>;
  terms: { domain: string; slug: string; name: string }[];
  meta: Record<string, string>;
}

const recordOf = (type: WxrRecord['type'], fields: Record<string, string> = {}): WxrRecord => ({
  type,
  fields,
  terms: [],
  meta: {},
});

/** Characters of what is not complete, and of what is kept of an item. */
const TEXT_MAX = 32 * 1024 ** 2;
/** Memory that a kept text takes at least, in characters. */
const TEXT_MIN = 100;
/** Largest number of terms read from one post; the editor allows fewer. */
const TERMS_MAX = 1000;
/** Characters of a text that is about as long as the pieces of the file it is made of. */
const COPIED_MAX = 100_000;
/** Elements within elements; an export has six. */
const DEPTH_MAX = 100;
/** The only meta fields that are read; those of other plugins may be large. */
const META = /^(_yoast_wpseo_.+|_thumbnail_id|_wp_attachment_image_alt|footnotes)$/;
/** `]]>` that neither the end of its element nor another section follows. */
const WITHIN_SECTION =
  /\]\]>(?!\s*<(?:!\[CDATA\[|\/(?:[\w-]+:[\w-]+|title|link|guid|description|category|pubDate|generator|language|url)\s*>))/g;
/** Longer than an end tag of an export. */
const LOOK_AHEAD = 200;
const CHANNEL = ['title', 'link', 'wp:base_blog_url'];

/**
 * Reads an export piece by piece, so that memory does not grow with the file.
 * @throws {ImportError} where the file is not an export; what was given before stands
 */
export async function* wxrItems(file: string): AsyncGenerator<WxrRecord> {
  try {
    for await (const text of exportTexts(file)) yield* itemsOf(text);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ImportError('There is no export file to import.', { cause: error });
    throw error;
  }
}

async function* itemsOf(text: AsyncIterable<string>): AsyncGenerator<WxrRecord> {
  const found: WxrRecord[] = [];
  const { state, write, end } = createItemParser(found);
  try {
    for await (const part of withWholeSections(text)) {
      write(part);
      yield* found.splice(0);
    }
    if (!state.isExport) {
      throw new ImportError(
        'The file is not a WordPress export (WXR). Choose the .xml file that Tools, Export in WordPress gives.',
      );
    }
    end();
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    yield* found;
    const { isExport, items, title, line } = state;
    const isRead = isExport && items > 0;
    const after = isRead ? `after “${title}”, its item ${items}` : 'before its first item';
    const reason = `From line ${line} on the file cannot be read as a WordPress export, ${after}: it is damaged or ends too early. Export it from WordPress again, and import the new file.`;
    if (!isRead) throw new ImportError(reason, { cause });
    yield recordOf('damage', { reason });
  }
}

/** Escapes each `]]>` within a CDATA section, which WordPress and its plugins write as it is. */
async function* withWholeSections(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const text = rest + part;
    const bracket = text.lastIndexOf(']');
    const cut = text.length - bracket > LOOK_AHEAD ? text.length : Math.max(0, bracket - 2);
    rest = text.slice(cut);
    yield text.slice(0, cut).replace(WITHIN_SECTION, ']]&gt;');
  }
  yield rest.replace(WITHIN_SECTION, ']]&gt;');
}

/** Copies a short text: as a part of a piece of the file it would keep the whole piece in memory. */
function copied(text: string): string {
  return text.length > COPIED_MAX ? text : Buffer.from(text).toString();
}

/** @throws {ImportError} for what would fill the memory */
function assertLength(length: number): void {
  if (length > TEXT_MAX)
    throw new ImportError(`A text in the file is longer than ${TEXT_MAX / 1024 ** 2} MB.`);
}

/** @param found gets the items that are complete */
function createItemParser(found: WxrRecord[]) {
  const state = { isExport: false, items: 0, title: '', line: 1 };
  const path: string[] = [];
  let record: WxrRecord | null = null;
  let attributes: Record<string, string> = {};
  let metaKey = '';
  let text = '';
  /** The end of the last start tag; an implied end tag there is that of `<category/>`. */
  let openedAt = -1;
  /** Characters since the last event, which the parser holds. */
  let unfinished = 0;
  /** Characters of the texts of this record. */
  let kept = 0;
  const keep = (...texts: string[]) => {
    for (const { length } of texts) kept += length + TEXT_MIN;
    assertLength(kept);
  };

  const parser = new Parser(
    {
      oncommentend() {
        unfinished = 0;
      },
      onprocessinginstruction(name) {
        unfinished = 0;
        if (!/^!(?:DOCTYPE|ENTITY)/i.test(name)) return;
        throw new ImportError(
          'The file has a document type declaration, which no WordPress export has. If it is a saved web page, download the export again: Tools, Export in WordPress.',
        );
      },
      onopentag(name, given) {
        [unfinished, openedAt, text, attributes] = [0, parser.endIndex, '', given];
        if (path.push(name) > DEPTH_MAX)
          throw new ImportError(
            'The elements of the file are nested more deeply than in any WordPress export.',
          );
        assertLength(DEPTH_MAX * JSON.stringify([name, given]).length);
        if (name === 'item' || name === 'wp:author') [record, kept] = [recordOf(name), 0];
        if (name === 'wp:wxr_version') state.isExport = true;
      },
      ontext(more) {
        unfinished = 0;
        // Comments cut it into parts, each of them short enough.
        assertLength(text.length + more.length);
        text += more;
      },
      onclosetag(name, isImplied) {
        if (isImplied && parser.endIndex !== openedAt && path.includes('rss'))
          throw new Error(`<${name}> has no end tag.`);
        unfinished = 0;
        path.pop();
        const parent = path.at(-1);
        const value = copied(readableText(text));
        text = '';
        if (!record) {
          if (parent === 'channel' && CHANNEL.includes(name))
            found.push(recordOf('channel', { [name]: value }));
        } else if (name === record.type) {
          found.push(record);
          if (name === 'item') [state.title, state.items] = [record.fields.title ?? '', state.items + 1];
          record = null;
        } else if (parent === 'wp:postmeta') {
          if (name === 'wp:meta_key') metaKey = value;
          if (name === 'wp:meta_value' && META.test(metaKey)) {
            keep(metaKey, value);
            record.meta[metaKey] = value;
          }
        } else if (parent === 'item' && name === 'category') {
          const { domain = '', nicename = '' } = attributes;
          keep(domain, nicename, value);
          if (record.terms.length < TERMS_MAX) record.terms.push({ domain, slug: nicename, name: value });
        } else if (parent === record.type && name !== 'wp:comment' && name !== 'wp:postmeta') {
          keep(name, value);
          record.fields[name] = value;
        }
      },
    },
    { xmlMode: true },
  );

  let length = 0;
  return {
    state,
    write(part: string): void {
      unfinished += part.length;
      try {
        parser.write(part);
        length += part.length;
        state.line += linesIn(part);
      } catch (error) {
        state.line += linesIn(part.slice(0, parser.endIndex - length));
        throw error;
      }
      assertLength(unfinished);
    },
    end: () => parser.end(),
  };
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
