import { useEffect, useMemo, useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { calculatorTexts } from '#law/calculators/forms.ts';
import { calculatorCallToAction, calculatorsPage } from '#law/calculators/page.ts';
import { figuresFromFragment } from '../../../calculators/share-link.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { quickExit } from '../../../content/interface/quick-exit.ts';
import { CALCULATIONS, CALCULATORS, type Calculator, isCalculator } from '../../../contract/calculations.ts';
import { errorStatuses } from '../../../contract/errors.ts';
import { paths } from '../../../contract/paths.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { pageRequestContext, refusedFormContext } from '../../context.ts';
import { readPostedForm } from '../../forms/posted-form.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { calculatorNodes } from '../../head/structured-data-tools.ts';
import { ClosingCall } from '../../sections/closing-call.tsx';
import type { Route } from './+types/route';
import { hasErrors } from './calculation-state.ts';
import { panelId } from './ids.ts';
import { answerPostedFigures, readPostedFigures } from './posted-figures.ts';
import { Disclaimer } from './sections/disclaimer.tsx';
import { Hero } from './sections/hero.tsx';
import { InfoCards } from './sections/info-cards.tsx';
import { LeaveBar } from './sections/leave-bar.tsx';
import { Panel } from './sections/panel.tsx';
import { CalculatorTabs, isTabChosen, tabOfFragment } from './tabs.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { today } = context.get(pageRequestContext);
  const page = describePage(context, {
    path: paths.divorceCalculators,
    seo: calculatorsPage.seo,
    trail: breadcrumbs.divorceCalculators,
    nodes: calculatorNodes,
  });
  const { label, leave, hide } = quickExit;
  return { page, today, exit: { label, leave, hide } };
}

/** Calculates a form that was posted before hydration. */
export async function action({ request, context }: Route.ActionArgs) {
  const { postWaitSeconds, today } = context.get(pageRequestContext);
  const typed = readPostedFigures(await readPostedForm(request));
  if (!typed) throw data(null, { status: errorStatuses['invalid-input'] });
  const answer = answerPostedFigures(typed, today, await postWaitSeconds('figures'));
  const { refusal, outcome } = answer.data;
  const isRefused = refusal !== null || (outcome !== null && hasErrors(outcome));
  context.set(refusedFormContext, isRefused);
  return answer;
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

/** All tabs are in the page: choosing one needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

/** The figures in the fragment of a shared link, which is removed from the URL and the history. */
function useLink(fragment: string) {
  const [repeats, setRepeats] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may be opened again
  const link = useMemo(() => figuresFromFragment(fragment), [fragment, repeats]);
  useEffect(() => {
    // The router still has the fragment that was removed, and sees no change.
    const watch = () => location.hash && location.hash === fragment && setRepeats((count) => count + 1);
    addEventListener('hashchange', watch);
    return () => removeEventListener('hashchange', watch);
  }, [fragment]);
  useEffect(() => {
    if (link) history.replaceState(history.state, '', location.pathname + location.search);
  }, [link]);
  return link;
}

/** The tab of an opened link's figures until one is chosen, else that of the query or of the fragment. */
function useSelected(shared: Calculator | null, fragment: string): Calculator {
  const { state } = useLocation();
  const asked = useSearchParams()[0].get('calculator');
  const named = tabOfFragment(fragment);
  const byFragment = named !== null && !isCalculator(asked);
  // The browser has looked for the fragment while its tab was hidden.
  useEffect(() => {
    if (!byFragment) return;
    const target = document.getElementById(fragment.slice(1)) ?? document.getElementById(panelId(named));
    target?.scrollIntoView();
  }, [byFragment, named, fragment]);
  if (shared && !isTabChosen(state)) return shared;
  if (isCalculator(asked)) return asked;
  return shared ?? named ?? CALCULATORS[0];
}

export default function CalculatorsScreen({ loaderData: { today, exit }, actionData }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  // The server never receives it.
  const fragment = hydrated ? hash : '';
  const link = useLink(fragment);
  const selected = useSelected(link && CALCULATIONS[link.calculation], fragment);
  // A tab change drops `actionData`.
  const [posted] = useState(actionData ?? null);
  return (
    <>
      <LeaveBar {...exit} />
      <Hero />
      <div className="page">
        <CalculatorTabs hydrated={hydrated} selected={selected} />
        {calculatorTexts.map((text) => (
          <Panel
            key={text.calculator}
            text={text}
            hydrated={hydrated}
            selected={text.calculator === selected}
            today={today}
            posted={posted}
            link={link}
          />
        ))}
      </div>
      <Disclaimer />
      <InfoCards />
      <div className="no-print">
        <ClosingCall text={calculatorCallToAction} />
      </div>
    </>
  );
}
