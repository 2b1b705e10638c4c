import { useEffect, useId, useRef } from 'react';
import { formNotices } from '../../content/interface/lead-forms.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import type { FieldTone } from '../ui/field.tsx';

const tones: Record<FieldTone, string> = {
  light: 'border-alert bg-alert-tint text-text',
  dark: 'border-on-band-alert bg-band-deep text-on-band',
};

interface ErrorSummaryProps {
  fieldErrors: FieldErrors;
  /** The id of the control with this field name. */
  controlId: (name: string) => string;
  /** Number of submits in this page; each focuses the summary. */
  attempt: number;
  tone?: FieldTone;
}

/**
 * The errors of a form above its fields, each with a link to its field. It takes the focus, so it is no alert, which
 * would be read a second time.
 */
export function ErrorSummary({ fieldErrors, controlId, attempt, tone = 'light' }: ErrorSummaryProps) {
  const heading = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark, because several forms of a page may show it
    <div
      ref={summary}
      role="group"
      aria-labelledby={heading}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that answers a refused form begins at its errors
      autoFocus={attempt === 0}
      className={`border-l-4 px-5 py-4 ${tones[tone]}`}
    >
      <p id={heading} className="font-semibold">
        {formNotices.errorSummary}
      </p>
      <ul className="mt-1">
        {Object.entries(fieldErrors).map(([name, messages]) => (
          <li key={name}>
            <a
              href={`#${controlId(name)}`}
              className="link inline-flex min-h-11 items-center text-sm"
              onClick={(event) => {
                const control = document.getElementById(controlId(name));
                if (!control) return;
                event.preventDefault();
                control.focus();
              }}
            >
              {messages.join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
