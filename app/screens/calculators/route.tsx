import { type FormEvent, useEffect, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { calculatorWaiting } from '../../../content/calculator-waiting.ts';
import { calculatorsPage, calculatorUnavailable } from '../../../content/calculators.ts';
import {
  CALCULATIONS,
  CALCULATORS,
  CALCULATORS_ALIVE,
  type Calculation,
  type Calculator,
  isCalculation,
  isCalculator,
} from '../../../contract/calculations.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { useHydrated } from '../../lead-forms/use-hydrated.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { calculatorNodes } from '../../seo/structured-data-tools.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import './calculators.css';
import type { Route } from './+types/route';
import { panelId, statusId, tabId } from './ids.ts';
import { keptForms } from './results/kept-forms.ts';
import './results/ledger.css';
import './results/pictures.css';
import './results/print.css';
import type { Runtime as RuntimeComponent } from './results/runtime.tsx';
import { CalculatorTabs } from './tabs.tsx';

/** The forms and texts on the server; a browser fetches them only for a navigation within the site. */
const server = import.meta.env.SSR || import.meta.env.DEV ? await import('./page.tsx') : null;

export function loader({ context }: Route.LoaderArgs) {
  const { today, postedFigures } = context.get(pageRequestContext);
  const page = describePage(context, {
    path: paths.divorceCalculators,
    seo: calculatorsPage.seo,
    nodes: calculatorNodes,
  });
  return { page, today, posted: postedFigures };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, parts] = await Promise.all([serverLoader(), orDocument(import('./page.tsx'), request)]);
  return { ...data, parts };
}

/** The tabs are all in the page: choosing one asks the server for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

/**
 * The tab that the address names: its query, or the figures in its fragment, which the server does not see. Of two
 * that contradict each other, the figures count until a tab is chosen.
 *
 * @param alive the page no longer has to be what the server sent
 */
function useCalculator(alive: boolean): Calculator {
  // Only an address that was opened, not one that this page went to, has this key.
  const { hash, key } = useLocation();
  const opened = key === 'default';
  const [query] = useSearchParams();
  const asked = query.get('calculator');
  const calculation = new URLSearchParams(hash.slice(1)).get('c');
  const shared = alive && isCalculation(calculation) ? CALCULATIONS[calculation] : null;
  if (shared && opened) return shared;
  return isCalculator(asked) ? asked : (shared ?? CALCULATORS[0]);
}

/** What works calculations out, fetched when a visitor turns to a form, or comes with figures or back to them. */
function useRuntime(neededAtOnce: boolean) {
  const [Runtime, setRuntime] = useState<typeof RuntimeComponent | null>(null);
  const load = () =>
    import('./results/runtime.tsx').then((loaded) => {
      setRuntime(() => loaded.Runtime);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => {
    if (neededAtOnce) load().catch(() => toastStore.add(calculatorUnavailable));
  }, [neededAtOnce]);
  return { Runtime, load };
}

/** Says in words, beside the form and to those who do not see it, that its result is on the way. */
function setWaiting(form: HTMLFormElement, calculation: Calculation, waiting: boolean) {
  form.ariaBusy = waiting ? 'true' : null;
  const status = document.getElementById(statusId(calculation));
  if (status) status.textContent = waiting ? calculatorWaiting : '';
}

export default function CalculatorsScreen({ loaderData }: Route.ComponentProps) {
  const { today, posted } = loaderData;
  const parts = 'parts' in loaderData ? loaderData.parts : server;
  const { hash } = useLocation();
  const alive = useHydrated();
  const selected = useCalculator(alive);
  const [asked, setAsked] = useState<readonly HTMLFormElement[]>([]);
  const { Runtime, load } = useRuntime(posted !== null || hash.includes('=') || keptForms.size > 0);

  // What was asked for before is worked out now (server/pages/late-hydration.ts).
  useEffect(() => {
    window.dispatchEvent(new Event(CALCULATORS_ALIVE));
  }, []);

  function calculate(event: FormEvent<HTMLDivElement>) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const { calculation } = form.dataset;
    if (!isCalculation(calculation)) return;
    // What was typed stays in the browser.
    event.preventDefault();
    setAsked((before) => [...before, form]);
    if (Runtime) return;
    setWaiting(form, calculation, true);
    load().catch(() => {
      setWaiting(form, calculation, false);
      toastStore.add(calculatorUnavailable);
    });
  }

  return (
    <>
      <AsSent>{parts && <parts.Hero />}</AsSent>
      <div className="page">
        <CalculatorTabs alive={alive} selected={selected} fragment={hash} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the forms inside are the interactive elements */}
        <div
          onSubmit={calculate}
          // A failure shows when Calculate is pressed.
          onFocus={() => void load().catch(() => {})}
        >
          {CALCULATORS.map((calculator) => (
            <div
              key={calculator}
              id={panelId(calculator)}
              // Without a tab list it is no panel of one.
              {...(alive ? { role: 'tabpanel', 'aria-labelledby': tabId(calculator) } : {})}
              hidden={calculator !== selected}
            >
              <AsSent>
                {parts && <parts.Panel calculator={calculator} today={today} posted={posted} />}
              </AsSent>
            </div>
          ))}
          {Runtime && (
            <Runtime
              asked={asked}
              onAnswered={(forms) => setAsked((before) => before.filter((form) => !forms.includes(form)))}
              fragment={hash}
              posted={posted}
            />
          )}
        </div>
      </div>
      <AsSent>{parts && <parts.Closing />}</AsSent>
    </>
  );
}
