import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { exportText } from './export-text.ts';
import { repairedXml } from './repaired-xml.ts';
import { ImportError } from './wordpress-post.ts';

/** An `<item>` of an export: a post, page, attachment or something else. */
export interface WxrItem {
  type: 'item';
  /** The texts of its elements by their names. */
  fields: Record<string, string>;
  terms: { domain: string; slug: string; name: string }[];
  meta: Record<string, string>;
}

/** A `<wp:author>`, or an element of the channel itself. */
export type WxrRecord = Record<'fields', Record<string, string>> & ({ type: 'author' } | { type: 'channel' });

/** Characters of what is not complete, and of what is kept of an item. */
const TEXT_MAX = 32 * 1024 ** 2;
/** Of memory that a kept text takes at least, in characters. */
const TEXT_MIN = 100;
/** Elements within elements; an export has six. */
const DEPTH_MAX = 100;
/** The only meta fields that are read; those of other plugins may be large. */
const META = /^(_yoast_wpseo_.+|_thumbnail_id|_wp_attachment_image_alt|footnotes)$/;
const CHANNEL = ['title', 'link', 'wp:base_blog_url'];

/**
 * Reads an export piece by piece, so that memory does not grow with the file.
 * @throws {ImportError} where the file is not an export; what was given before stands
 */
export async function* wxrItems(file: string): AsyncGenerator<WxrItem | WxrRecord> {
  const { write, done, lastTitle } = createItemParser();
  try {
    for await (const part of repairedXml(exportText(file))) yield* write(part);
    done();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') throw new ImportError('There is no export file to import.', { cause: error });
    const place = lastTitle() ? `after “${lastTitle()}”` : 'before its first item';
    throw new ImportError(
      `The file cannot be read as a WordPress export ${place}: it is damaged or ends too early. Export it from WordPress again, and import the new file.`,
      { cause: error },
    );
  }
}

/** Copies a text: as a part of a piece of the file it would keep the whole piece in memory. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}

/** @throws {ImportError} for what would fill the memory */
function assertLength(length: number): void {
  if (length > TEXT_MAX)
    throw new ImportError(`A text in the file is longer than ${TEXT_MAX / 1024 ** 2} MB.`);
}

function createItemParser() {
  let found: (WxrItem | WxrRecord)[] = [];
  const path: string[] = [];
  let item: WxrItem | null = null;
  let author: WxrRecord | null = null;
  let attributes: Record<string, string> = {};
  let metaKey = '';
  let text = '';
  let lastTitle = '';
  let isExport = false;
  /** The characters since the last event, which the parser holds, but for a part of the file. */
  let unfinished = 0;
  /** The characters of the texts of this item or author. */
  let kept = 0;
  const keep = (...texts: string[]) => {
    for (const { length } of texts) kept += length + TEXT_MIN;
    assertLength(kept);
  };

  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  const finish = () => {
    unfinished = 0;
  };
  parser.on('comment', finish);
  parser.on('processinginstruction', finish);
  parser.on('opentag', ({ name, attributes: given }) => {
    finish();
    if (path.push(name) > DEPTH_MAX)
      throw new ImportError('The elements of the file are nested more deeply than in any WordPress export.');
    // So many of them may be open at once.
    assertLength(DEPTH_MAX * JSON.stringify([name, given]).length);
    text = '';
    if (name === 'item' || name === 'wp:author') kept = 0;
    attributes = given as Record<string, SaxesAttributePlain['value']>;
    if (name === 'item') item = { type: 'item', fields: {}, terms: [], meta: {} };
    if (name === 'wp:author') author = { type: 'author', fields: {} };
    if (name === 'wp:wxr_version') isExport = true;
  });
  const add = (more: string) => {
    finish();
    // Comments cut it into parts, each of them short enough.
    assertLength(text.length + more.length);
    text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    finish();
    path.pop();
    const parent = path.at(-1);
    const value = copied(text);
    text = '';
    if (item) {
      if (parent === 'item') {
        if (name === 'category') {
          const { domain = '', nicename = '' } = attributes;
          keep(domain, nicename, value);
          item.terms.push({ domain, slug: nicename, name: value });
        } else if (name !== 'wp:comment' && name !== 'wp:postmeta') {
          keep(name, value);
          item.fields[name] = value;
        }
      } else if (parent === 'wp:postmeta') {
        if (name === 'wp:meta_key') metaKey = value;
        if (name === 'wp:meta_value' && META.test(metaKey)) {
          keep(metaKey, value);
          item.meta[metaKey] = value;
        }
      } else if (name === 'item') {
        found.push(item);
        lastTitle = item.fields.title ?? '';
        item = null;
      }
    } else if (author) {
      if (name === 'wp:author') {
        found.push(author);
        author = null;
      } else {
        keep(name, value);
        author.fields[name] = value;
      }
    } else if (parent === 'channel' && CHANNEL.includes(name)) {
      found.push({ type: 'channel', fields: { [name]: value } });
    }
  });

  return {
    write(part: string): (WxrItem | WxrRecord)[] {
      unfinished += part.length;
      parser.write(part);
      assertLength(unfinished);
      const items = found;
      found = [];
      return items;
    },
    done(): void {
      if (!isExport) {
        throw new ImportError(
          'The file is not a WordPress export (WXR). Choose the .xml file that Tools, Export in WordPress gives.',
        );
      }
      parser.close();
    },
    lastTitle: () => lastTitle,
  };
}
