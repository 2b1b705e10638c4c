import { firm } from '#firm/identity.ts';
import { paths } from '../../contract/paths.ts';
import { isSampleUrl } from './sample-url.ts';

/** A text of the demonstration, whose firm is invented, or the one that takes its place for a real firm. */
export function inDemonstration<T>(sample: T, real: T): T {
  return firm.demonstration.shown ? sample : real;
}

/** The file that a video with a sample id plays; null: it has no player. */
export const sampleVideo: string | null = inDemonstration(firm.demonstration.video ?? null, null);

/**
 * The `href` of a link to another site; null: shown without a link. In the demonstration a sample address leads to a
 * page that says so, except `#`, the address of an article that is not online.
 */
export function outwardHref(url: string): string | null {
  if (!isSampleUrl(url)) return url;
  return /^#?$/.test(url) ? null : inDemonstration<string | null>(paths.demonstration, null);
}
