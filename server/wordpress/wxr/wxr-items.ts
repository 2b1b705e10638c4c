import { Parser } from 'htmlparser2';
import { copied } from '../bounds.ts';
import { readableText } from '../convert/readable-text.ts';
import { ImportError } from '../wordpress-post.ts';
import { exportTexts } from './export-text.ts';

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

/** Bounds a single text, tag or comment, and the texts of an item, in characters. */
const TEXT_MAX = 32 * 1024 ** 2;
/** Minimum memory charged for each text, in characters. */
const TEXT_MIN = 100;
/** Largest number of terms read from one post; the editor allows fewer. */
const TERMS_MAX = 1000;
/** Longer texts are not copied, because they are about as long as the chunk of the file they refer to. */
const COPIED_MAX = 100_000;
/** Characters of a title that names a place in the file. */
const TITLE_MAX = 500;
/** Nesting of elements; an export has six levels. */
const DEPTH_MAX = 100;
/** Meta fields that are read; those of other plugins may be large. */
const META = /^(_yoast_wpseo_.+|_thumbnail_id|_wp_attachment_image_alt|footnotes)$/;
/** `]]>` within a CDATA section: neither an end tag nor another section follows. */
const WITHIN_SECTION =
  /\]\]>(?!\s*<(?:!\[CDATA\[|\/(?:[\w-]+:[\w-]+|title|link|guid|description|category|pubDate|generator|language|url)\s*>))/g;
/** Longer than an end tag of an export. */
const LOOK_AHEAD = 200;
const CHANNEL = ['title', 'link', 'wp:base_blog_url'];

/**
 * Reads an export in chunks, so that memory does not grow with the file.
 * @throws {ImportError} where the file is not an export
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

/** @throws {ImportError} where a text would fill the memory */
function assertLength(length: number): void {
  if (length > TEXT_MAX)
    throw new ImportError(`A text in the file is longer than ${TEXT_MAX / 1024 ** 2} MB.`);
}

/** @param found receives complete records */
function createItemParser(found: WxrRecord[]) {
  const state = { isExport: false, items: 0, title: '', line: 1 };
  const path: string[] = [];
  let record: WxrRecord | null = null;
  let attributes: Record<string, string> = {};
  let metaKey = '';
  let text = '';
  /** End of the last start tag. An implied end tag at that position closes an empty element, `<category/>`. */
  let openedAt = -1;
  /** Characters since the last event, which the parser holds in memory. */
  let pending = 0;
  /** Characters charged for this record. */
  let charged = 0;
  const charge = (...texts: string[]) => {
    for (const { length } of texts) charged += length + TEXT_MIN;
    assertLength(charged);
  };

  const parser = new Parser(
    {
      // Without it the parser holds what it has read until the next text or tag.
      oncomment() {
        pending = 0;
      },
      onprocessinginstruction(name) {
        pending = 0;
        if (!/^!(?:DOCTYPE|ENTITY)/i.test(name)) return;
        throw new ImportError(
          'The file has a document type declaration, which no WordPress export has. If it is a saved web page, download the export again: Tools, Export in WordPress.',
        );
      },
      onopentag(name, given) {
        [pending, openedAt, text, attributes] = [0, parser.endIndex, '', given];
        if (path.push(name) > DEPTH_MAX)
          throw new ImportError(
            'The elements of the file are nested more deeply than in any WordPress export.',
          );
        assertLength(DEPTH_MAX * JSON.stringify([name, given]).length);
        if (name === 'item' || name === 'wp:author') [record, charged] = [recordOf(name), 0];
        if (name === 'wp:wxr_version') state.isExport = true;
      },
      ontext(more) {
        pending = 0;
        // Comments split a text into short parts; its sum is bounded.
        assertLength(text.length + more.length);
        text += more;
      },
      onclosetag(name, isImplied) {
        if (isImplied && parser.endIndex !== openedAt && path.includes('rss'))
          throw new Error(`<${name}> has no end tag.`);
        pending = 0;
        path.pop();
        const parent = path.at(-1);
        const readable = readableText(text);
        const value = readable.length > COPIED_MAX ? readable : copied(readable);
        text = '';
        if (!record) {
          if (parent === 'channel' && CHANNEL.includes(name))
            found.push(recordOf('channel', { [name]: value }));
        } else if (name === record.type) {
          found.push(record);
          if (name === 'item') {
            state.title = copied((record.fields.title ?? '').slice(0, TITLE_MAX));
            state.items++;
          }
          record = null;
        } else if (parent === 'wp:postmeta') {
          if (name === 'wp:meta_key') metaKey = value;
          if (name === 'wp:meta_value' && META.test(metaKey)) {
            charge(metaKey, value);
            record.meta[metaKey] = value;
          }
        } else if (parent === 'item' && name === 'category') {
          const { domain = '', nicename = '' } = attributes;
          charge(domain, nicename, value);
          if (record.terms.length < TERMS_MAX) record.terms.push({ domain, slug: nicename, name: value });
        } else if (parent === record.type && name !== 'wp:comment' && name !== 'wp:postmeta') {
          charge(name, value);
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
      pending += part.length;
      try {
        parser.write(part);
        length += part.length;
        state.line += linesIn(part);
      } catch (error) {
        state.line += linesIn(part.slice(0, parser.endIndex - length));
        throw error;
      }
      assertLength(pending);
    },
    end: () => parser.end(),
  };
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
