import type { ChangedTags } from '../../contract/page-tags.ts';

/**
 * The URL in `rel=canonical`: the one that staff set, else that of the page's path, which its screen chooses. A page that
 * does not exist has none (describe-page.ts). Other spellings of a path are redirected to it (server/pages/normalize-path.ts).
 */
export function canonicalUrl(path: string, changed: ChangedTags | undefined, siteUrl: string): string {
  return new URL(changed?.canonical_url ?? path, siteUrl).href;
}
