import type { MouseEvent, ReactNode } from 'react';
import { lawText } from '../../../../content/calculator-law.ts';
import { resultText, resultTitles } from '../../../../content/calculator-results.ts';
import { controlId } from '../ids.ts';
import { fillIn, inWords } from '../in-words.ts';
import { lawLines } from '../law-in-words.ts';
import type { Outcome } from '../work-out.ts';
import { enteredFigures } from './entered.ts';
import { findingsOf, stepsOf, workingOf } from './findings.ts';
import { Headline } from './headline.tsx';
import { Notes } from './notes.tsx';
import { Pictures } from './pictures.tsx';
import { Steps } from './steps.tsx';

interface ResultProps {
  outcome: Outcome;
  /** A figure has been changed since. */
  stale?: boolean;
  /** What can be done with the result. */
  actions: ReactNode;
}

/** What was found, beside its form on the screen; on paper the beginning of a sheet, with the figures entered. */
export function Result({ outcome, stale = false, actions }: ResultProps) {
  const { worked, typed } = outcome;
  return (
    <article aria-label={resultTitles[worked.calculation]} className="space-y-8">
      <PrintedHead calculation={worked.calculation} />
      {stale && <p className="no-print border-oxblood border-l-4 pl-4 font-medium">{resultText.stale}</p>}
      <Unread outcome={outcome} />
      <Headline findings={findingsOf(worked)} working={workingOf(worked)} />
      <div className="no-print">{actions}</div>
      <Entered typed={typed} />
      <Pictures worked={worked} />
    </article>
  );
}

/** Below form and result, as wide as the page: every line of a worksheet, and what has to be read with it. */
export function Ledger({ outcome }: Pick<ResultProps, 'outcome'>) {
  const { worked } = outcome;
  return (
    <div className="calculation-ledger space-y-12 pt-12">
      {stepsOf(worked).map((part) => (
        <Steps key={part.heading} {...part} />
      ))}
      {'inForce' in worked && (
        <Steps
          heading={fillIn(lawText.heading, { date: inWords(worked.onDate) })}
          columns={lawText.columns}
          steps={lawLines(worked.inForce, worked.input.parameters)}
        />
      )}
      <Notes outcome={outcome} />
    </div>
  );
}

function PrintedHead({ calculation }: Pick<Outcome['worked'], 'calculation'>) {
  return (
    <header className="on-paper border-ink border-b-2 pb-3">
      <p className="font-display text-2xl">{resultTitles[calculation]}</p>
      <p className="text-sm">{resultText.printed}</p>
    </header>
  );
}

/** The fields that count as 0 because they could not be read, each with the way to it. */
function Unread({ outcome: { fieldErrors, typed } }: { outcome: Outcome }) {
  const unread = Object.entries(fieldErrors);
  if (unread.length === 0) return null;
  return (
    <div className="border-oxblood border-l-4 pl-4 text-sm">
      <p className="font-medium">{resultText.problems}</p>
      <ul>
        {unread.map(([name, messages]) => (
          <li key={name}>
            <a
              href={`#${controlId(typed.calculation, name)}`}
              onClick={(event) => focusInstead(event, controlId(typed.calculation, name))}
              className="link inline-flex min-h-11 items-center"
            >
              {messages.join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By script where there is one: the fragment of the address stays what it was, the figures of a shared link. */
function focusInstead(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}

/** On paper only: on the screen the form stands beside it. */
function Entered({ typed }: Pick<Outcome, 'typed'>) {
  return (
    <div className="on-paper">
      <p className="border-ink border-b font-display text-lg">{resultText.entered}</p>
      <dl className="entered">
        {enteredFigures(typed).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
