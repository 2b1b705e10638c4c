import { indexNowKeyFile, paths } from '../../contract/paths.ts';
import type { Log } from '../platform/log.ts';
import type { AnnouncementStore } from './announcements.store.ts';

/** https://www.indexnow.org/documentation: one endpoint notifies all participating search engines. */
export const INDEX_NOW = 'https://api.indexnow.org/indexnow';

export const ANNOUNCE_EVERY_MS = 30_000;
const RETRY_MS = 10 * 60_000;
const TIMEOUT_MS = 10_000;
/** The protocol allows 10,000. */
const BATCH = 500;

export interface IndexNowOptions {
  store: AnnouncementStore;
  /** `null`: search engines are not notified. */
  key: string | null;
  siteUrl: string;
  endpoint: string;
  clock: () => Date;
  log: Log;
}

/**
 * Notifies search engines of published posts. The due date of an announcement is stored with its post, so that a crash,
 * a failing network or downtime loses none.
 */
export function createIndexNow({ store, key, siteUrl, endpoint, clock, log }: IndexNowOptions) {
  async function post(key: string, urlList: string[]): Promise<void> {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: siteUrl + indexNowKeyFile(key),
        urlList,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`);
  }

  return {
    /** Announces all due posts. Never throws: a failure is logged and left to a later attempt. */
    async announce(): Promise<void> {
      if (key === null) return;
      try {
        for (;;) {
          const now = clock();
          const retryAt = new Date(now.getTime() + RETRY_MS).toISOString();
          const posts = await store.claim(now.toISOString(), retryAt, BATCH);
          if (posts.length === 0) return;
          const urls = posts.map(({ slug }) => siteUrl + paths.article(slug));
          await post(key, urls);
          await store.done(posts, retryAt);
          log.info({ posts: posts.length }, 'search engines were notified of posts');
        }
      } catch (error) {
        log.warn({ err: error }, 'search engines were not notified of posts; trying again in ten minutes');
      }
    },
  };
}
