import { useEffect } from 'react';
import type { PostList } from '../../../contract/blog.ts';
import type { ListedPosts } from '../../../contract/paths.ts';

interface SentList {
  query: ListedPosts;
  list: PostList | null;
}

let sent: SentList | null = null;

/** The list that came with the document, for the queries of the pages after it. */
export function useSentList(shown: SentList & { head: unknown }): void {
  useEffect(() => {
    if (shown.head) sent = shown;
  }, [shown]);
}

/** Hands it over, once. */
export function takeSentList(): SentList | null {
  const taken = sent;
  sent = null;
  return taken;
}
