import { servingPage } from '../../../content/stray/serving.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { ClosingCall } from '../../sections/closing-call.tsx';
import type { Route } from './+types/serving';
import { Counties } from './sections/counties.tsx';
import { Headquarters } from './sections/headquarters.tsx';
import { Hero } from './sections/hero.tsx';
import { LocalAdvantage } from './sections/local-advantage.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: describePage(context, { path: paths.serving, seo: servingPage.seo, trail: servingPage.trail }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** Areas served by a California firm that has nothing to do with this one (specification section 1). */
export default function Serving() {
  return (
    <>
      <Hero />
      <Counties />
      <Headquarters />
      <LocalAdvantage />
      <ClosingCall text={servingPage.callToAction} />
    </>
  );
}
