import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { practiceAreaCards } from '../../../content/derive/practice-area-cards.ts';
import { paths } from '../../../contract/paths.ts';
import { QuickExit } from '../../frame/quick-exit.tsx';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { practiceAreaListNodes } from '../../head/structured-data-reading.ts';
import { ClosingCall } from '../../sections/closing-call.tsx';
import type { Route } from './+types/route';
import { AlsoOnThisSite } from './sections/also-on-this-site.tsx';
import { Cards } from './sections/cards.tsx';
import { Hero } from './sections/hero.tsx';
import { WhyChooseUs } from './sections/why-choose-us.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    cards: practiceAreaCards,
    page: describePage(context, {
      path: paths.practiceAreas,
      seo: practiceAreaList.seo,
      kind: 'CollectionPage',
      trail: breadcrumbs.practiceAreas,
      nodes: practiceAreaListNodes,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The sections of the practice areas list, in their order. */
export default function PracticeAreaList({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <QuickExit />
      <Hero />
      <Cards cards={loaderData.cards} />
      <AlsoOnThisSite />
      <WhyChooseUs />
      <ClosingCall text={practiceAreaList.callToAction} />
    </>
  );
}
