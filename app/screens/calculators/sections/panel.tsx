import { calculatorTexts } from '../../../../content/calculator-forms.ts';
import type { Calculator, PostedFigures } from '../../../../contract/calculations.ts';
import { CalculationSection } from './calculation-section.tsx';

interface PanelProps {
  calculator: Calculator;
  /** YYYY-MM-DD, in New York. */
  today: string;
  posted: PostedFigures | null;
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
          posted={posted?.calculation === one.calculation ? posted : null}
        />
      ))}
    </>
  );
}
