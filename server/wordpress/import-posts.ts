import type { ImportProgress } from '../../contract/wordpress-import.ts';
import type { ReportDraft } from './report-draft.ts';
import { isUnreadable, type WordPressPost, type WordPressSource } from './wordpress-post.ts';

/** Small, because requests wait while a batch is saved. */
const BATCH_POSTS = 10;
const BATCH_CHARACTERS = 100_000;

export interface ImportPostsOptions {
  source: WordPressSource;
  write: (posts: readonly WordPressPost[]) => Promise<void>;
  draft: ReportDraft;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/** Reads the source to its end and writes its posts in batches. */
export async function importPosts({
  source,
  write,
  draft,
  signal,
  onProgress,
}: ImportPostsOptions): Promise<void> {
  let batch: WordPressPost[] = [];
  let characters = 0;
  let done = 0;

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    signal.throwIfAborted();
    const posts = batch;
    [batch, characters] = [[], 0];
    await write(posts);
    await draft.store();
    done += posts.length;
    tell(posts.at(-1)?.title ?? null);
  }

  function tell(title: string | null): void {
    onProgress({ phase: 'importing', total: source.total(), done, title, failed: draft.errors.length });
  }

  tell(null);
  try {
    for await (const post of source.posts()) {
      signal.throwIfAborted();
      if (isUnreadable(post)) {
        draft.errors.push(post);
        done++;
        continue;
      }
      learnTerms(post, draft.terms);
      batch.push(post);
      characters += post.content?.length ?? 0;
      if (batch.length >= BATCH_POSTS || characters >= BATCH_CHARACTERS) await flush();
    }
  } finally {
    // Posts read before a failure are kept.
    if (!signal.aborted) await flush();
  }
  for (const reason of source.complaints()) draft.errors.push({ post: '', reason });
}

function learnTerms({ status, categories = [], tags = [] }: WordPressPost, terms: Set<string>): void {
  // WordPress has no list of a term without published posts.
  if (status !== 'publish') return;
  for (const { slug } of categories) terms.add(`category/${slug}`);
  for (const { slug } of tags) terms.add(`tag/${slug}`);
}
