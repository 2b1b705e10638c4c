import type { ReviewGroup, ReviewPlatform } from '../schema/review.ts';

// Without reviews and platforms there is no page of reviews.

export const reviewPlatforms: readonly ReviewPlatform[] = [];

export const reviewGroups: readonly ReviewGroup[] = [];
