import type { PracticeArea } from '../../../content/practice-areas/types.ts';
import type { FoundArea } from './find-area.ts';
import { CallToAction } from './sections/call-to-action.tsx';
import { Contents } from './sections/contents.tsx';
import { Credibility } from './sections/credibility.tsx';
import { Hero } from './sections/hero.tsx';
import { MainContent } from './sections/main-content.tsx';
import { PersonalMessage } from './sections/personal-message.tsx';
import { StickyNotice } from './sections/sticky-notice.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { WhyChooseUs } from './sections/why-choose-us.tsx';

export { NotFound } from './sections/not-found.tsx';
export { SidebarReading } from './sections/sidebar-reading.tsx';

interface AreaProps {
  area: PracticeArea;
}

/** What comes before the guide and its sidebar, in order. */
export function Opening({ area }: AreaProps) {
  return (
    <>
      <StickyNotice />
      <Hero area={area} />
      <Credibility />
    </>
  );
}

/** The long text of the page, beside its sidebar. */
export function Guide({ area }: AreaProps) {
  const { sections } = area.mainContent;
  return (
    <>
      <Contents sections={sections} />
      <MainContent sections={sections} />
    </>
  );
}

/** What follows the guide. */
export function Closing({ area, others }: FoundArea) {
  return (
    <>
      <WhyChooseUs reasons={area.whyChooseUs} />
      <PersonalMessage paragraphs={area.personalMessage} />
      <Testimonials testimonials={area.testimonials} />
      <CallToAction others={others} />
    </>
  );
}
