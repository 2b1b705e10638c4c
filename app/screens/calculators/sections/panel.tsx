import { capsKnown, capsMayBeStale } from '../../../../calculators/parameters.ts';
import { calculatorTexts } from '../../../../content/calculator-forms.ts';
import { freshnessText } from '../../../../content/calculators.ts';
import type { Calculation, Calculator, TypedFigures } from '../../../../contract/calculations.ts';
import { inWords } from '../results/date-in-words.ts';
import { workOut } from '../work-out.ts';
import { CalculationSection } from './calculation-section.tsx';

interface PanelProps {
  calculator: Calculator;
  /** YYYY-MM-DD, in New York. */
  today: string;
  posted: TypedFigures | null;
}

/** The calculations of one tab. */
export function Panel({ calculator, today, posted }: PanelProps) {
  const text = calculatorTexts.find((one) => one.calculator === calculator);
  if (!text) return null;
  return (
    <>
      <header className="no-print pt-12 pb-12">
        <h2 className="text-3xl">{text.heading}</h2>
        <p className="measure mt-3 text-lg text-slate">{text.intro}</p>
      </header>
      {text.calculations.map((one) => (
        <CalculationSection
          key={one.calculation}
          text={one}
          today={today}
          freshness={usesTheTable(one.calculation) ? freshness(today) : []}
          outcome={posted?.calculation === one.calculation ? workOut(posted, today) : null}
        />
      ))}
    </>
  );
}

const usesTheTable = (calculation: Calculation) => calculation.endsWith('-worksheet');

/** As of when the newest figures of the table are, and a warning once they may have been replaced. */
function freshness(today: string): string[] {
  const asOf = `${freshnessText.asOf} ${inWords(capsKnown.asOf)}.`;
  return capsMayBeStale(today) ? [asOf, freshnessText.stale] : [asOf];
}
