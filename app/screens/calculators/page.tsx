import { calculatorCallToAction } from '../../../content/calculators.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { Disclaimer } from './sections/disclaimer.tsx';
import { InfoCards } from './sections/info-cards.tsx';

export { Hero } from './sections/hero.tsx';
export { Panel } from './sections/panel.tsx';

/** What follows the calculators. */
export function Closing() {
  return (
    <>
      <Disclaimer />
      <InfoCards />
      <div className="no-print">
        <ClosingCall text={calculatorCallToAction} />
      </div>
    </>
  );
}
