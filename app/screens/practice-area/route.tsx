import { Fragment } from 'react';
import { data } from 'react-router';
import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { helpFitting } from '#law/help-pages.ts';
import { answersFitting } from '#law/what-happened/pages.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { practiceAreaLabels } from '../../../content/interface/practice-area-page.ts';
import { paths, sidebarHeadingId } from '../../../contract/paths.ts';
import { SidebarForm } from '../../forms/sidebar-form.tsx';
import { QuickExit } from '../../frame/quick-exit.tsx';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import type { PageNodes } from '../../head/structured-data.ts';
import { videoNodes } from '../../head/structured-data-media.ts';
import { serviceNodes } from '../../head/structured-data-reading.ts';
import { HappenedLinks } from '../../sections/happened-links.tsx';
import { PageNotes } from '../../sections/page-notes.tsx';
import type { Route } from './+types/route';
import { findArea } from './find-area.ts';
import { CallToAction } from './sections/call-to-action.tsx';
import { Contents } from './sections/contents.tsx';
import { Credibility } from './sections/credibility.tsx';
import { Hero } from './sections/hero.tsx';
import { MainContent } from './sections/main-content.tsx';
import { NotFound } from './sections/not-found.tsx';
import { PersonalMessage } from './sections/personal-message.tsx';
import { SidebarReading } from './sections/sidebar-reading.tsx';
import { StickyNotice } from './sections/sticky-notice.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { WhyChooseUs } from './sections/why-choose-us.tsx';

/** Loads one practice area; the texts of the others stay on the server. */
export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const found = findArea(slug);
  const path = paths.practiceArea(found?.area.id ?? slug);
  if (!found) {
    const seo = { ...practiceAreaLabels.notFound, noindex: true };
    const page = describePage(context, { path, seo, exists: false });
    return data({ page, found }, { status: 404 });
  }
  const { title, seo, interviews } = found.area;
  const service = serviceNodes(found.area);
  const videos = videoNodes(interviews);
  const nodes: PageNodes = (inGraph) => [...service(inGraph), ...videos(inGraph)];
  const trail = [...breadcrumbs.practiceAreas, { label: title, href: path }];
  const happened = answersFitting(path);
  const guides = helpFitting(path);
  return data({
    page: describePage(context, { path, seo, trail, nodes }),
    found: { ...found, trail, happened, guides },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** Most sections of a guide that ends above a sidebar of four large posters. */
const SHORT_GUIDE = 5;

export default function PracticeAreaScreen({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <NotFound />;
  const { area, others, caseType, trail, happened, guides } = found;
  const { sections } = area.mainContent;
  const [first, second] = sections;
  // An opening highlight is first aid unless there is a "Help now" box, and so is a list after a red highlight.
  const hasFirstAid = !area.help && first?.type === 'highlight';
  const guideStart = hasFirstAid ? (first.color === 'red' && second?.type === 'list' ? 2 : 1) : 0;
  return (
    // Another area starts with closed accordions and an empty form.
    <Fragment key={area.id}>
      {area.help && <QuickExit urgent />}
      <StickyNotice />
      <Hero area={area} caseType={caseType} trail={trail} firstAid={sections.slice(0, guideStart)}>
        <HappenedLinks answers={happened} help={guides} className="mt-5 max-w-[38rem] md:mt-8" />
      </Hero>
      <Credibility />
      <div className="page band grid gap-x-16 gap-y-8 md:gap-y-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="measure md:text-lg">
          <Contents sections={sections} />
          <MainContent sections={sections.slice(guideStart)} />
        </div>
        <aside
          aria-labelledby={sidebarHeadingId}
          className="grid content-between gap-y-6 md:gap-y-12 lg:gap-y-5"
        >
          <div className="border-t-2 border-action pt-4 md:pt-6 md:max-lg:[&_form]:grid-cols-2">
            <SidebarForm />
          </div>
          <SidebarReading area={area} isShort={sections.length - guideStart <= SHORT_GUIDE} />
        </aside>
      </div>
      <WhyChooseUs reasons={area.whyChooseUs} />
      <PersonalMessage paragraphs={area.personalMessage} />
      <Testimonials testimonials={area.testimonials} />
      <CallToAction others={others} />
      <PageNotes text={practiceAreaPage.notes} />
    </Fragment>
  );
}
