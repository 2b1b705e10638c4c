import type { KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { calculatorsPage, calculatorTabs } from '#law/calculators/page.ts';
import {
  CALCULATIONS,
  CALCULATORS,
  type Calculator,
  isCalculation,
  isCalculator,
} from '../../../contract/calculations.ts';
import { paths } from '../../../contract/paths.ts';
import { Link } from '../../sections/link.tsx';
import { panelId, TABS, tabId } from './ids.ts';
import styles from './tabs.module.css';

interface TabsProps {
  hydrated: boolean;
  selected: Calculator;
}

const STEPS: Partial<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
  // On a link, the browser would scroll.
  ' ': (at) => at,
};

/** Navigation state of a chosen tab; a reload keeps it. */
const TAB_CHOSEN = { tabChosen: true };

export function isTabChosen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tabChosen' in state;
}

/** The tab that `#child-support` or `#child-support-estimate` names; null for none. */
export function tabOfFragment(fragment: string): Calculator | null {
  const name = fragment.slice(1);
  if (isCalculator(name)) return name;
  return isCalculation(name) ? CALCULATIONS[name] : null;
}

/** Links to the calculators; once hydrated a tab list with arrow keys. */
export function CalculatorTabs({ hydrated, selected }: TabsProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // A URL without the anchor of the tabs would scroll to the start of the page.
  const urlOf = (calculator: Calculator) =>
    paths.calculator(calculator) + (hydrated && hash === `#${TABS}` ? hash : '');

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    // With a modifier, arrows belong to the browser.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = CALCULATORS.at(step(CALCULATORS.indexOf(selected)) % CALCULATORS.length);
    if (!next) return;
    event.preventDefault();
    navigate(urlOf(next), {
      replace: true,
      preventScrollReset: true,
      state: TAB_CHOSEN,
    });
    document.getElementById(tabId(next))?.focus();
  }

  const links = CALCULATORS.map((calculator) => {
    const current = calculator === selected;
    return (
      <Link
        key={calculator}
        id={tabId(calculator)}
        to={urlOf(calculator)}
        replace
        preventScrollReset
        state={TAB_CHOSEN}
        {...(hydrated
          ? {
              role: 'tab',
              'aria-selected': current,
              'aria-controls': panelId(calculator),
              tabIndex: current ? 0 : -1,
              onKeyDown,
            }
          : { 'aria-current': current ? ('page' as const) : undefined })}
        className={styles.tab}
      >
        {calculatorTabs[calculator]}
      </Link>
    );
  });
  return (
    // One element for both roles: a focused link keeps the focus.
    <div
      id={TABS}
      {...{ role: hydrated ? 'tablist' : 'navigation', 'aria-label': calculatorsPage.tabsLabel }}
      className={`${styles.tabs} no-print`}
    >
      {links}
    </div>
  );
}
