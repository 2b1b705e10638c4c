import { useCallback, useEffect, useState } from 'react';
import type { CalculatorText } from '../../../../content/schema/calculator.ts';
import type { Calculation, Calculator, TypedFigures } from '../../../../contract/calculations.ts';
import { headingId, panelId, tabId } from '../ids.ts';
import type { PostedFigures } from '../posted-figures.ts';
import { CalculationSection } from './calculation-section.tsx';

interface PanelProps {
  text: CalculatorText;
  hydrated: boolean;
  selected: boolean;
  /** YYYY-MM-DD, in the firm's zone. */
  today: string;
  posted: PostedFigures | null;
  link: TypedFigures | null;
}

/** The calculation of each tab that was calculated or printed last; only that one is printed. */
const lastChosen = new Map<Calculator, Calculation | undefined>();

/** The calculations of one tab. */
export function Panel({ text, hydrated, selected, today, posted, link }: PanelProps) {
  const { calculator, heading, intro, calculations } = text;
  const [chosen, setChosen] = useState(() => lastChosen.get(calculator) ?? posted?.calculation);
  // Restored by Back, like the forms.
  useEffect(() => {
    lastChosen.set(calculator, chosen);
  }, [calculator, chosen]);
  // The figures to fill in: those of the link, or carried from an estimate since.
  const [given, setGiven] = useState(link);
  useEffect(() => setGiven(link), [link]);
  const carry = useCallback((figures: TypedFigures) => {
    // A copy: the same figures can be carried again.
    setGiven({ ...figures });
    document.getElementById(headingId(figures.calculation))?.focus({ preventScroll: true });
  }, []);
  // Before hydration the tabs are links.
  const role = hydrated ? { role: 'tabpanel', 'aria-labelledby': tabId(calculator) } : {};
  return (
    <div id={panelId(calculator)} {...role} hidden={!selected}>
      <header className="no-print pt-7 pb-6 lg:py-12">
        <h2 className="text-3xl">{heading}</h2>
        <p className="measure mt-3 text-lg text-muted">{intro}</p>
      </header>
      {calculations.map((one) => (
        <CalculationSection
          key={one.calculation}
          text={one}
          today={today}
          posted={posted?.calculation === one.calculation ? posted : null}
          given={given}
          printed={chosen === one.calculation}
          onChoose={setChosen}
          onCarry={carry}
        />
      ))}
    </div>
  );
}
