import { useLayoutEffect } from 'react';
import { documentTitle } from '../../content/derive/document-title.ts';
import { formNotices } from '../../content/interface/lead-forms.ts';

/**
 * The title of a page's document, followed by the firm and preceded by the notice of a refused form.
 * @param title from the meta tags that staff set, else the page's own
 */
export function pageTitle(title: string, formIsRefused: boolean): string {
  return formIsRefused ? errorTitle(documentTitle(title)) : documentTitle(title);
}

/** The title of a document whose form was refused. */
export const errorTitle = (title: string): string => formNotices.errorTitle + title;

/** Removes the notice that the server has put there for a posted form. */
function withoutError(title: string): string {
  return title.startsWith(formNotices.errorTitle) ? title.slice(formNotices.errorTitle.length) : title;
}

/**
 * Changes the document's title for as long as `change` is given.
 *
 * @param change the same function in every render
 */
export function useChangedTitle(change: ((title: string) => string) | null): void {
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
