interface Footnote {
  id: string;
  /** HTML. */
  content: string;
}

const BLOCK = /<!--\s*wp:footnotes\b[^<>]*-->/g;

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
  const list = listHtml(footnotesOf(stored));
  return list ? content.replace(BLOCK, () => list.trim()) : content;
}

function footnotesOf(json: string): Footnote[] {
  let notes: unknown;
  try {
    notes = JSON.parse(json);
  } catch {
    return [];
  }
  if (!Array.isArray(notes)) return [];
  return notes.flatMap((note) =>
    typeof note?.id === 'string' && /^[\w-]+$/.test(note.id) && typeof note.content === 'string'
      ? [{ id: note.id, content: note.content }]
      : [],
  );
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
