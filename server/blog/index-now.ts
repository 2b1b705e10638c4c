import { indexNowKeyFile, paths } from '../../contract/paths.ts';
import type { Log } from '../log.ts';
import type { AnnouncementStore } from './announcements.store.ts';

/** https://www.indexnow.org/documentation: whoever is told passes it on to the other search engines. */
export const INDEX_NOW = 'https://api.indexnow.org/indexnow';

const POLL_MS = 30_000;
const RETRY_MS = 10 * 60_000;
const ANSWER_WITHIN_MS = 10_000;
/** The protocol takes 10,000 at once. */
const POSTS_AT_ONCE = 500;

export interface IndexNowOptions {
  store: AnnouncementStore;
  /** `null`: nobody is told. */
  key: string | null;
  siteUrl: string;
  endpoint: string;
  clock: () => Date;
  log: Log;
}

export interface IndexNow {
  start(): void;
  /** Tells of everything that is due; resolves when that is done or has failed until later. */
  tell(): Promise<void>;
  /** Finishes the call under way. */
  stop(): Promise<void>;
}

/**
 * Tells search engines of posts once they can be seen. What is to be told stands with the posts themselves, so that a
 * crash, a failing network or an hour of downtime loses none of it.
 */
export function createIndexNow({ store, key, siteUrl, endpoint, clock, log }: IndexNowOptions): IndexNow {
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | null = null;

  async function tellAll(key: string): Promise<void> {
    try {
      for (;;) {
        const now = clock();
        const again = new Date(now.getTime() + RETRY_MS).toISOString();
        const posts = await store.claim(now.toISOString(), again, POSTS_AT_ONCE);
        if (posts.length === 0) return;
        await post(
          key,
          posts.map(({ slug }) => siteUrl + paths.article(slug)),
        );
        await store.done(posts, again);
        log.info({ posts: posts.length }, 'search engines were told of posts');
      }
    } catch (error) {
      log.warn({ err: error }, 'search engines were not told of posts; trying again in ten minutes');
    }
  }

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
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`);
  }

  async function tell(): Promise<void> {
    if (key === null) return;
    telling ??= tellAll(key).finally(() => {
      telling = null;
    });
    return telling;
  }

  return {
    start() {
      timer = setInterval(() => void tell(), POLL_MS);
      timer.unref();
      void tell();
    },
    tell,
    async stop() {
      clearInterval(timer);
      await telling;
    },
  };
}
