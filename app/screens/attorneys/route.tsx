import { attorneysPage } from '#firm/pages/attorneys.ts';
import { profileOf } from '../../../content/derive/attorney-profiles.ts';
import { attorneys } from '../../../content/derive/attorneys.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { withPage } from '../../../content/derive/links.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { profileNodes } from '../../head/structured-data-people.ts';
import { ClosingCall } from '../../sections/closing-call.tsx';
import type { Route } from './+types/route';
import { Hero } from './sections/hero.tsx';
import { Profile } from './sections/profile.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    people: attorneys.map((attorney) => {
      const profile = profileOf(attorney.slug);
      return { attorney, profile: { ...profile, focusAreas: withPage(profile.focusAreas) } };
    }),
    page: describePage(context, {
      path: paths.attorneys,
      seo: attorneysPage.seo,
      kind: 'AboutPage',
      trail: breadcrumbs.attorneys,
      nodes: profileNodes,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The attorneys one after another, each under the anchor that the menus and the footer point to. */
export default function Attorneys({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      {loaderData.people.map(({ attorney, profile }) => (
        <Profile key={attorney.slug} attorney={attorney} profile={profile} />
      ))}
      <ClosingCall text={attorneysPage.callToAction} />
    </>
  );
}
