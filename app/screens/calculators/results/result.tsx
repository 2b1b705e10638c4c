import { lawText } from '#law/calculators/law.ts';
import { resultText, resultTitles } from '#law/calculators/results.ts';
import { formatDate } from '../../../../calculators/calendar.ts';
import { Fold } from '../../../sections/fold.tsx';
import { fillIn } from '../format-text.ts';
import { lawLines } from '../law-texts.ts';
import type { Outcome } from '../outcome.ts';
import { Actions } from './actions.tsx';
import { Carry, type CarryFigures } from './carry.tsx';
import { enteredFigures } from './entered.ts';
import { findingsOf, stepsOf, workingOf } from './findings.ts';
import { Headline } from './headline.tsx';
import { Notes } from './notes.tsx';
import { Pictures } from './pictures.tsx';
import styles from './result.module.css';
import { Steps } from './steps.tsx';
import { hasNoIncome } from './under-the-law.ts';

export interface ResultProps {
  outcome: Outcome;
  /** Calculated by the server, before hydration. */
  byServer: boolean;
  /** The form has other figures by now. */
  stale: boolean;
  onPrint: () => void;
  onCarry: CarryFigures;
}

/** The findings, beside their form on the screen; on paper the start of a sheet, with the figures entered. */
export function Result({ outcome, byServer, stale, onPrint, onCarry }: ResultProps) {
  const { calculated } = outcome;
  if (hasNoIncome(calculated)) {
    return (
      <article aria-label={resultTitles[calculated.calculation]}>
        <p className="text-lg">{resultText.noIncome}</p>
      </article>
    );
  }
  return (
    <article aria-label={resultTitles[calculated.calculation]} className="space-y-8">
      <PrintedHead calculated={calculated} />
      <Headline
        findings={findingsOf(calculated)}
        working={workingOf(calculated)}
        below={
          'law' in calculated ? (
            <Carry
              estimate={{ calculation: calculated.calculation, values: outcome.typed.values }}
              onCarry={onCarry}
            />
          ) : (
            'inForce' in calculated && (
              <p className="no-print mt-2 text-muted text-sm">
                {fillIn(lawText.heading, { date: formatDate(calculated.onDate) })}
              </p>
            )
          )
        }
      />
      <div className="no-print">
        {byServer && <p className="mb-6 text-muted text-sm">{resultText.byServer}</p>}
        <fieldset disabled={stale} className="disabled:[&_button]:opacity-50">
          <Actions outcome={outcome} onPrint={onPrint} />
        </fieldset>
      </div>
      <div className={styles.evidence}>
        <Entered outcome={outcome} />
        <Pictures calculated={calculated} />
      </div>
      <Notes outcome={outcome} />
    </article>
  );
}

/** Below form and result, as wide as the page: every line of a worksheet, folded on a phone. */
export function Ledger({ outcome }: Pick<ResultProps, 'outcome'>) {
  const { calculated } = outcome;
  const parts = stepsOf(calculated);
  if (hasNoIncome(calculated) || parts.length === 0) return null;
  return (
    <Fold label={resultText.everyStep} className="not-print:max-lg:border-line not-print:max-lg:border-y">
      <div className="space-y-12 not-print:max-lg:pt-4">
        {parts.map((part) => (
          <Steps key={part.heading} {...part} />
        ))}
        {'inForce' in calculated && (
          <Steps
            heading={fillIn(lawText.heading, { date: formatDate(calculated.onDate) })}
            columns={lawText.columns}
            steps={lawLines(calculated.inForce, calculated.onDate, calculated.input.parameters)}
          />
        )}
      </div>
    </Fold>
  );
}

function PrintedHead({ calculated }: Pick<Outcome, 'calculated'>) {
  return (
    <header className={`${styles.paper} border-text border-b-2 pb-3`}>
      <p className="font-display text-2xl">{resultTitles[calculated.calculation]}</p>
      <p className="text-sm">
        {'inForce' in calculated && `${resultText.noCourtForm} `}
        {resultText.printed}
      </p>
    </header>
  );
}

/** On paper only: on the screen the form is beside it. */
function Entered({ outcome }: { outcome: Outcome }) {
  return (
    <div className={styles.paper}>
      <p className="border-text border-b font-display text-lg">{resultText.entered}</p>
      <dl className={styles.entered}>
        {enteredFigures(outcome).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
