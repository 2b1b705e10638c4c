import { figuresToFragment } from '../../../../calculators/share-link.ts';
import { estimateText } from '../../../../content/calculator-results.ts';
import { CALCULATIONS, type TypedFigures } from '../../../../contract/calculations.ts';
import { paths } from '../../../../contract/paths.ts';
import { useHydrated } from '../../../lead-forms/use-hydrated.ts';
import { button } from '../../../ui/button.ts';
import { CARRIED, resultId } from '../ids.ts';
import type { CalculatedEstimate } from '../outcome.ts';
import { Answer } from './headline.tsx';
import { carriedNote, underTheLaw } from './under-the-law.ts';

/** Fills the figures into another form of the page and calculates it. */
export type CarryFigures = (figures: TypedFigures) => void;

interface LawAnswerProps {
  estimate: CalculatedEstimate;
  onCarry: CarryFigures;
}

const carryButton = button('outline', 'max-sm:w-full');

/** The worksheet's answer for the figures of an estimate, and the way into the worksheet. */
export function LawAnswer({ estimate, onCarry }: LawAnswerProps) {
  const hydrated = useHydrated();
  const finding = underTheLaw(estimate);
  if (!finding) return null;
  const { typed } = estimate.law;
  return (
    <Answer {...finding}>
      <div className="no-print mt-4">
        {hydrated ? (
          <button type="button" className={carryButton} onClick={() => onCarry(typed)}>
            {estimateText.law.carry}
          </button>
        ) : (
          <CarryByPost typed={typed} />
        )}
        <p className="mt-2 text-slate text-xs">{carriedNote(estimate)}</p>
      </div>
    </Answer>
  );
}

/** Posts the worksheet's form, without JavaScript. */
function CarryByPost({ typed }: { typed: TypedFigures }) {
  const { calculation } = typed;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${paths.calculator(CALCULATIONS[calculation])}#${resultId(calculation)}`}
    >
      <input type="hidden" name={CARRIED} value={figuresToFragment(typed)} />
      <button type="submit" className={carryButton}>
        {estimateText.law.carry}
      </button>
    </form>
  );
}
