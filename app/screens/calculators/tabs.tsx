import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { calculatorsPage, calculatorTabs } from '../../../content/calculators.ts';
import { CALCULATORS, type Calculator } from '../../../contract/calculations.ts';
import { paths } from '../../../contract/paths.ts';
import { panelId, tabId } from './ids.ts';

interface TabsProps {
  /** React has taken the page over. */
  alive: boolean;
  selected: Calculator;
  /** What stands after the # of the address, and stays there. */
  fragment: string;
}

const STEPS: Partial<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
  // A link would leave it to the browser, which scrolls the page.
  ' ': (at) => at,
};

/** Links to the calculators that are a tab list once the page is alive: the keyboard moves among them by arrow. */
export function CalculatorTabs({ alive, selected, fragment }: TabsProps) {
  const navigate = useNavigate();

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    // With another key held, the arrows are the browser's own.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = CALCULATORS.at(step(CALCULATORS.indexOf(selected)) % CALCULATORS.length);
    if (!next) return;
    event.preventDefault();
    navigate(paths.calculator(next) + fragment, { replace: true, preventScrollReset: true });
    document.getElementById(tabId(next))?.focus();
  }

  const links = CALCULATORS.map((calculator) => {
    const current = calculator === selected;
    return (
      <Link
        key={calculator}
        id={tabId(calculator)}
        to={paths.calculator(calculator) + fragment}
        replace
        preventScrollReset
        {...(alive
          ? {
              role: 'tab',
              'aria-selected': current,
              'aria-controls': panelId(calculator),
              tabIndex: current ? 0 : -1,
              onKeyDown,
            }
          : { 'aria-current': current ? ('page' as const) : undefined })}
        className="calculator-tab"
      >
        {calculatorTabs[calculator]}
      </Link>
    );
  });
  return (
    // One element for both, so that a link in focus keeps it when the page comes alive.
    <div
      {...{ role: alive ? 'tablist' : 'navigation', 'aria-label': calculatorsPage.tabsLabel }}
      className="calculator-tabs no-print"
    >
      {links}
    </div>
  );
}
