import { estimateText } from '#law/calculators/results.ts';
import { asWorksheet, type Role } from '../../../../calculators/as-worksheet.ts';
import { figuresToFragment } from '../../../../calculators/share-link.ts';
import { CALCULATIONS, type TypedFigures } from '../../../../contract/calculations.ts';
import { paths } from '../../../../contract/paths.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { button } from '../../../ui/button.ts';
import { CARRIED, resultId } from '../ids.ts';

/** Fills the figures into another form of the page and calculates it. */
export type CarryFigures = (figures: TypedFigures) => void;

interface CarryProps {
  /** A quick estimate's form. */
  estimate: Parameters<typeof asWorksheet>[0];
  onCarry: CarryFigures;
}

const ROLES: readonly Role[] = ['payor', 'payee'];
const carryButton = button('outline', 'max-sm:w-full');

/** Buttons that carry the figures into the worksheet, one for each person. Without JavaScript they post its form. */
export function Carry({ estimate, onCarry }: CarryProps) {
  const hydrated = useHydrated();
  const { heading, note, roles } = estimateText.carry;
  const labels = roles[estimate.calculation];
  return (
    <div className="no-print mt-5">
      <p className="font-medium text-sm">{heading}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {ROLES.map((you) => {
          const typed = asWorksheet(estimate, you);
          return hydrated ? (
            <button key={you} type="button" className={carryButton} onClick={() => onCarry(typed)}>
              {labels[you]}
            </button>
          ) : (
            <form
              key={you}
              method="post"
              encType="multipart/form-data"
              action={`${paths.calculator(CALCULATIONS[typed.calculation])}#${resultId(typed.calculation)}`}
              className="max-sm:w-full"
            >
              <input type="hidden" name={CARRIED} value={figuresToFragment(typed)} />
              <button type="submit" className={carryButton}>
                {labels[you]}
              </button>
            </form>
          );
        })}
      </div>
      <p className="mt-2 text-muted text-xs">{note[estimate.calculation]}</p>
    </div>
  );
}
