import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { practiceAreaCards } from '../../../content/derive/practice-area-cards.ts';
import { paths } from '../../../contract/paths.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { QuickExit } from '../../layout/quick-exit.tsx';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { practiceAreaListNodes } from '../../seo/structured-data-reading.ts';
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
