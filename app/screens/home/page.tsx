import { Approach } from './sections/approach.tsx';
import { AttorneysAtWork } from './sections/attorneys-at-work.tsx';
import { CallToAction } from './sections/call-to-action.tsx';
import { ClientPortal } from './sections/client-portal.tsx';
import { Excellence } from './sections/excellence.tsx';
import { FamilyValues } from './sections/family-values.tsx';
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
import { Reasons } from './sections/reasons.tsx';
import { WhyChoose } from './sections/why-choose.tsx';

/** The sections of the home page, in their order; plain HTML that works without script. */
export function HomePage({ expandFaq }: { expandFaq: boolean }) {
  return (
    <>
      <Hero />
      <FeaturedInMedia />
      <Excellence />
      <div className="border-line border-t">
        <div className="page band grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <HowWeHelp />
          <PracticePanel />
        </div>
      </div>
      <LandmarkCases />
      <Reasons />
      <Approach />
      <Philosophy />
      <AttorneysAtWork />
      <ClientPortal />
      <FamilyValues />
      <MediaInterviews />
      <PartnerProfile />
      <WhyChoose />
      <Locations />
      <CallToAction />
      <Faq expanded={expandFaq} />
      <HiddenSummary />
    </>
  );
}
