// Separate from robots.ts, so that pages do not load its checks.

/** The value of the robots tag of a page that may be listed (specification section 1). */
export const LISTED_ROBOTS = 'index, follow';

/** The value of the robots tag of a page that may not be listed. */
export const UNLISTED_ROBOTS = 'noindex, nofollow';
