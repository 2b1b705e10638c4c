import { approach, familyValues, homeNotes, homePage, whyChoose } from '#firm/pages/home.ts';
import { firmOffsetMs } from '../../../content/derive/firm-instants.ts';
import { homeInterviews } from '../../../content/derive/home-interviews.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import type { PageNodes } from '../../head/structured-data.ts';
import { videoNodes } from '../../head/structured-data-media.ts';
import { attorneyNodes } from '../../head/structured-data-people.ts';
import { faqNodes } from '../../head/structured-data-reading.ts';
import { PageNotes } from '../../sections/page-notes.tsx';
import type { Route } from './+types/route';
import { AttorneysAtWork } from './sections/attorneys-at-work.tsx';
import { CallToAction } from './sections/call-to-action.tsx';
import { ClientPortal } from './sections/client-portal.tsx';
import { Excellence } from './sections/excellence.tsx';
import { Faq } from './sections/faq.tsx';
import { FeaturedInMedia } from './sections/featured-in-media.tsx';
import { Hero } from './sections/hero.tsx';
import { HiddenSummary } from './sections/hidden-summary.tsx';
import { HowWeHelp } from './sections/how-we-help.tsx';
import { LandmarkCases } from './sections/landmark-cases.tsx';
import { Locations } from './sections/locations.tsx';
import { MediaInterviews } from './sections/media-interviews.tsx';
import { PartnerProfile } from './sections/partner-profile.tsx';
import { Philosophy } from './sections/philosophy.tsx';
import { PracticePanel } from './sections/practice-panel.tsx';
import { Question } from './sections/question.tsx';
import { Reasons } from './sections/reasons.tsx';
import styles from './sections/text-list.module.css';
import { TextList } from './sections/text-list.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const videos = videoNodes(homeInterviews.map(({ videoId }) => videoId));
  const nodes: PageNodes = (graph) => [...attorneyNodes(graph), ...videos(graph), ...faqNodes(graph)];
  const page = describePage(context, { path: paths.home, seo: homePage.seo, nodes });
  const { prerender, today } = context.get(pageRequestContext);
  return { page, prerender, utcOffsetMs: firmOffsetMs(today) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The sections of the home page, in their order. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero utcOffsetMs={loaderData.utcOffsetMs} />
      <Question />
      <FeaturedInMedia />
      <Excellence />
      <div className="border-line border-t">
        <div className="page band grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <HowWeHelp />
          <PracticePanel />
        </div>
      </div>
      <LandmarkCases />
      <Reasons />
      <Philosophy />
      <div className="bg-tint">
        <div className={`page band ${styles.columns}`}>
          <TextList name="approach" {...approach} numbered />
          <TextList name="family" {...familyValues} />
          <TextList name="why-choose" {...whyChoose} isWide />
        </div>
      </div>
      <AttorneysAtWork />
      <ClientPortal />
      <MediaInterviews />
      <PartnerProfile />
      <Locations />
      <CallToAction />
      <Faq expanded={loaderData.prerender} />
      <PageNotes text={homeNotes} />
      <HiddenSummary />
    </>
  );
}
