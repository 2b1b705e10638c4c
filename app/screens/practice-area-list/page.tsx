import { practiceAreaList } from '../../../content/practice-area-list.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { AlsoOnThisSite } from './sections/also-on-this-site.tsx';
import { Cards } from './sections/cards.tsx';
import { Hero } from './sections/hero.tsx';
import { WhyChooseUs } from './sections/why-choose-us.tsx';

/** The sections of the practice areas list, in their order; plain HTML that works without script. */
export function PracticeAreaListPage() {
  return (
    <>
      <Hero />
      <Cards />
      <AlsoOnThisSite />
      <WhyChooseUs />
      <ClosingCall text={practiceAreaList.callToAction} />
    </>
  );
}
