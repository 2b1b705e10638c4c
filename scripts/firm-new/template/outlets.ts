import type { MediaLogo } from '../schema/media.ts';

/** The outlets that the home page names, with the wordmarks that the media page gives them, too. */
export const mediaOutlets: readonly MediaLogo[] = [];
