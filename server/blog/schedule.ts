import { lastPositionAt, momentOf } from './position.ts';
import type { ScheduleStore } from './schedule.store.ts';

export interface BlogVersion {
  /** Changes whenever the content does, and whenever the time of a scheduled post comes, in every process at once. */
  current(): Promise<string>;
}

interface Known {
  contentVersion: number;
  /** Milliseconds since 1970; Infinity: nothing is scheduled. */
  holdsUntil: number;
  reading: Promise<string>;
}

/**
 * Nothing has to happen at the minute of a scheduled post, so that nothing can be missed while the server is down:
 * the version says which published post is the newest one whose time has come.
 * @param contentVersion see db/content-version.store.ts
 */
export function createBlogVersion(
  store: ScheduleStore,
  contentVersion: () => Promise<number>,
  clock: () => Date,
): BlogVersion {
  let known: Known | null = null;

  function read(current: number): Known {
    const reading: Known = {
      contentVersion: current,
      holdsUntil: Number.POSITIVE_INFINITY,
      reading: Promise.resolve(''),
    };
    reading.reading = store.around(lastPositionAt(clock())).then(({ newest, next }) => {
      if (next !== null) reading.holdsUntil = momentOf(next);
      return `${current} ${newest ?? 'none'}`;
    });
    reading.reading.catch(() => {
      if (known === reading) known = null;
    });
    return reading;
  }

  return {
    async current() {
      const current = await contentVersion();
      if (known?.contentVersion !== current || clock().getTime() >= known.holdsUntil) known = read(current);
      return known.reading;
    },
  };
}
