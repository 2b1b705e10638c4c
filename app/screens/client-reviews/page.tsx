import { reviewsPage } from '../../../content/reviews.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { DetailedReviews } from './sections/detailed-reviews.tsx';
import { Hero } from './sections/hero.tsx';
import { Platforms } from './sections/platforms.tsx';
import { ReviewGroups } from './sections/review-groups.tsx';
import { WhyFiveStars } from './sections/why-five-stars.tsx';

/** The sections of the client reviews, in their order; plain HTML that works without script. */
export function ClientReviewsPage() {
  return (
    <>
      <Hero />
      <Platforms />
      <ReviewGroups />
      <DetailedReviews />
      <WhyFiveStars />
      <ClosingCall text={reviewsPage.callToAction} />
    </>
  );
}
