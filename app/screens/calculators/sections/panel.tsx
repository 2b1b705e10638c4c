import { useCallback, useEffect, useState } from 'react';
import type { CalculatorText } from '../../../../content/schema/calculator.ts';
import type { Calculation, TypedFigures } from '../../../../contract/calculations.ts';
import { drafts, lastChosen } from '../drafts.ts';
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

/** Figures for one of the forms: of a shared link, or carried from an estimate into its worksheet. The last ones count. */
function useGivenFigures(link: PanelProps['link']) {
  const [given, setGiven] = useState<TypedFigures | null>(null);
  useEffect(() => setGiven(link), [link]);
  const carry = useCallback((figures: TypedFigures) => {
    // A copy: the same figures can be carried again.
    setGiven({ ...figures });
    document.getElementById(headingId(figures.calculation))?.focus({ preventScroll: true });
  }, []);
  return { given, carry };
}

/** The one calculation of the tab that is printed: the one that was calculated or printed last. */
function useChosen({ calculator, calculations }: PanelProps['text'], posted: Calculation | undefined) {
  const [chosen, setChosen] = useState(() => {
    // A form that was posted and is restored by Back was never chosen in the browser.
    const restored = calculations.find(({ calculation }) => drafts.get(calculation)?.shown)?.calculation;
    return lastChosen.get(calculator) ?? posted ?? restored;
  });
  const choose = useCallback(
    (calculation: Calculation) => {
      lastChosen.set(calculator, calculation);
      setChosen(calculation);
    },
    [calculator],
  );
  return { chosen, choose };
}

/** The calculations of one tab. */
export function Panel({ text, hydrated, selected, today, posted, link }: PanelProps) {
  const { calculator, heading, intro, calculations } = text;
  const { given, carry } = useGivenFigures(link);
  const { chosen, choose } = useChosen(text, posted?.calculation);
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
          given={given?.calculation === one.calculation ? given : null}
          printed={chosen === one.calculation}
          onChoose={choose}
          onCarry={carry}
        />
      ))}
    </div>
  );
}
