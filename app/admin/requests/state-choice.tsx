import { useState } from 'react';
import { type InquiryDetail, type InquiryState, inquiryStates } from '../../../contract/inquiries.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { stateColors, stateLabel } from './state-badge.tsx';
import { useRequestMutation } from './use-request-mutation.ts';

/**
 * The states as a row of buttons; a press stores the state at once. Asks before New, which deletes the time of the first
 * answer.
 */
export function StateChoice({ request: { number, state, answeredAt } }: { request: InquiryDetail }) {
  const [asking, setAsking] = useState(false);
  const change = useRequestMutation<{ state: InquiryState }>(number, {
    path: '/state',
    method: 'PUT',
    failure: 'The status could not be stored.',
  });
  const shown = change.isPending ? change.variables.state : state;
  const choose = (value: InquiryState) => {
    if (change.isPending || value === state) return;
    if (value === 'new' && answeredAt) setAsking(true);
    else change.mutate({ state: value });
  };
  return (
    <>
      <p className="hidden text-sm print:block">Status: {stateLabel(state)}</p>
      <fieldset className="no-print">
        <legend className="mb-1.5 text-xs font-semibold text-muted">Status of this request</legend>
        <div className="flex flex-wrap gap-2">
          {inquiryStates.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={shown === value}
              aria-disabled={change.isPending}
              onClick={() => choose(value)}
              className={`min-h-11 rounded-sm border px-4 text-xs font-semibold transition-colors duration-150 lg:min-h-9 ${
                shown === value
                  ? `${stateColors[value]} outline-2 outline-current -outline-offset-2`
                  : 'border-line-strong bg-ground text-text hover:border-text hover:bg-panel'
              }`}
            >
              {shown === value && <span aria-hidden="true">✓ </span>}
              {label}
            </button>
          ))}
        </div>
        {asking && (
          <ConfirmDialog
            title="Mark this request as new?"
            confirmLabel="Mark as new"
            cancelLabel="Keep it"
            // Closed at once: a failure is reported as with the other states.
            mutation={null}
            onConfirm={() => {
              setAsking(false);
              change.mutate({ state: 'new' });
            }}
            onClose={() => setAsking(false)}
          >
            <p>It then counts as not answered, and the time of the first answer is forgotten.</p>
          </ConfirmDialog>
        )}
      </fieldset>
    </>
  );
}
