import * as z from 'zod/mini';

/** With its HTML. */
const footnote = z.object({ id: z.string().check(z.regex(/^[\w-]+$/)), content: z.string() });
type Footnote = z.infer<typeof footnote>;

/** Only the first: a post has one, and a hostile text could multiply its notes. */
const BLOCK = /<!--\s*wp:footnotes\b[^<>]*-->/;

/** The list of a post's footnotes, as WordPress's block writes it. */
function listHtml(notes: readonly Footnote[]): string {
  const items = notes.map(
    ({ id, content }, index) =>
      `<li id="${id}">${content} <a href="#${id}-link" aria-label="Jump to footnote reference ${index + 1}">↩︎</a></li>`,
  );
  return items.length > 0 ? `\n\n<ol class="wp-block-footnotes">${items.join('')}</ol>\n\n` : '';
}

/**
 * Fills the footnotes block of a text.
 * @param stored the meta field `footnotes`: the notes as JSON
 */
export function withFootnotes(content: string, stored: unknown): string {
  if (typeof stored !== 'string' || !content.includes('wp:footnotes')) return content;
  try {
    const notes = [JSON.parse(stored)].flat().flatMap((note) => footnote.safeParse(note).data ?? []);
    return notes.length > 0 ? content.replace(BLOCK, () => listHtml(notes).trim()) : content;
  } catch {
    return content;
  }
}

/** Collects the footnotes that shortcodes hold. */
export function createFootnotes() {
  const notes: Footnote[] = [];
  return {
    /** @returns the mark in the text */
    add(content: string): string {
      const id = `note-${notes.length + 1}`;
      notes.push({ id, content });
      return `<sup class="fn"><a href="#${id}" id="${id}-link">${notes.length}</a></sup>`;
    },
    html: () => listHtml(notes),
  };
}
