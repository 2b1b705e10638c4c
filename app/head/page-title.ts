import { useLayoutEffect } from 'react';
import { formNotices } from '../../content/interface/lead-forms.ts';

/** The title of a document whose form was refused. */
export const errorTitle = (title: string): string => formNotices.errorTitle + title;

/** The server has put it there for a form that was posted. */
function withoutError(title: string): string {
  return title.startsWith(formNotices.errorTitle) ? title.slice(formNotices.errorTitle.length) : title;
}

/**
 * Changes the document's title for as long as `change` is given.
 *
 * @param change the same function in every render
 */
export function useDocumentTitle(change: ((title: string) => string) | null): void {
  useLayoutEffect(() => {
    if (!change) return;
    const before = withoutError(document.title);
    const changed = change(before);
    document.title = changed;
    return () => {
      // Another page has a title of its own.
      if (document.title === changed) document.title = before;
    };
  }, [change]);
}
