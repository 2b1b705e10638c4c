import type { Video } from '../schema/media.ts';

export const videos: readonly Video[] = [];
