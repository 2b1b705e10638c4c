import { servingPage } from '../../../content/stray/serving.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { Counties } from './sections/counties.tsx';
import { Headquarters } from './sections/headquarters.tsx';
import { Hero } from './sections/hero.tsx';
import { LocalAdvantage } from './sections/local-advantage.tsx';

/** Areas served by a California firm that has nothing to do with this one (specification section 1). */
export function ServingPage() {
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
