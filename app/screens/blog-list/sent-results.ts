import { type RefObject, useEffect } from 'react';
import { type ListedPosts, paths } from '../../../contract/paths.ts';

/** The page of the list that came with the document. */
interface SentResults {
  title: string;
  /** For React, which writes it into the page again whenever it is another object. */
  html: { __html: string };
}

let sent: (SentResults & { address: string }) | null = null;

/**
 * Keeps the results as the server sent them, for the way back to them: their data are not sent a second time.
 *
 * @param around the element whose last child holds the results
 * @param wereSent whether what is shown came with the document
 */
export function useSentResults(
  around: RefObject<Element | null>,
  query: ListedPosts,
  wereSent: boolean,
): void {
  useEffect(() => {
    const html = around.current?.lastElementChild?.innerHTML;
    if (wereSent && html !== undefined)
      sent = { address: paths.blogList(query), title: document.title, html: { __html: html } };
  }, [around, query, wereSent]);
}

export function sentResults(query: ListedPosts): SentResults | null {
  return sent?.address === paths.blogList(query) ? sent : null;
}

/** The next reading of this page asks the server. */
export function forgetSentResults(query: ListedPosts): void {
  if (sentResults(query)) sent = null;
}
