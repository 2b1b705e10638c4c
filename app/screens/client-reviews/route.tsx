import { reviewsPage } from '#firm/pages/reviews.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { reviewNodes } from '../../head/structured-data-people.ts';
import { ClosingCall } from '../../sections/closing-call.tsx';
import type { Route } from './+types/route';
import { DetailedReviews } from './sections/detailed-reviews.tsx';
import { Hero } from './sections/hero.tsx';
import { Platforms } from './sections/platforms.tsx';
import { ReviewGroups } from './sections/review-groups.tsx';
import { WhyFiveStars } from './sections/why-five-stars.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: describePage(context, {
      path: paths.testimonials,
      seo: reviewsPage.seo,
      kind: 'CollectionPage',
      trail: breadcrumbs.testimonials,
      nodes: reviewNodes,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The sections of the client reviews, in their order. */
export default function ClientReviews() {
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
