import type { DetailedReview } from '../schema/review.ts';

export const detailedReviews: readonly DetailedReview[] = [];
