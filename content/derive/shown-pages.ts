import { firm } from '#firm/identity.ts';
import { pressArticles } from '#firm/press.ts';
import { reviewGroups, reviewPlatforms } from '#firm/reviews.ts';
import { detailedReviews } from '#firm/reviews-detailed.ts';
import { videos } from '#firm/videos.ts';
import type { OptionalPages } from '../schema/firm.ts';

const hasSome = (...lists: readonly (readonly unknown[])[]) => lists.some(({ length }) => length > 0);

/** The optional pages that the site has: those that the firm wants and has something for. */
export const shownPages: OptionalPages = {
  ...firm.pages,
  media: firm.pages.media && hasSome(videos, pressArticles),
  reviews: firm.pages.reviews && hasSome(reviewGroups, detailedReviews, reviewPlatforms),
};
