import { pageNotes } from '../../content/interface/page-notes.ts';

/** A mark beside a figure that the notes of the page are about. */
export function NoteMark() {
  return (
    <a
      href="#notes"
      aria-label={pageNotes.mark}
      className="-mx-2 px-2.5 py-1 align-super font-sans text-xs leading-0"
    >
      *
    </a>
  );
}

/** The notes on everything that a page states, once, at its end. */
export function PageNotes({ text }: { text: string }) {
  if (!text) return null;
  return (
    <aside id="notes" aria-label={pageNotes.heading} className="page text-muted text-xs">
      <div className="border-line border-t py-3">
        <p className="max-w-[70em]">* {text}</p>
      </div>
    </aside>
  );
}
