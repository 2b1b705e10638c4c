import type { InquiryDetail } from '../../../contract/inquiries.ts';
import { firmDateTime } from '../kit/format.ts';
import { deliveryNames } from './delivery-state.ts';
import { stateLabel } from './state-badge.tsx';

/** The notes, changes of state and resends of a request, with account and time, oldest first. */
export function History({ request: { createdAt, entries } }: { request: InquiryDetail }) {
  return (
    <ol className="mt-3 border-t border-line text-sm">
      <li className="border-b border-line py-2.5">
        <When at={createdAt} />
        Received
      </li>
      {entries.map(({ number, at, staff, state, note, resent }) => (
        <li key={number} className="border-b border-line py-2.5">
          <When at={at} by={staff} />
          {state && <span className="font-semibold">{stateLabel(state)}</span>}
          {resent && <span>{deliveryNames[resent]} resent</span>}
          {note && (
            <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function When({ at, by }: { at: string; by?: string }) {
  return (
    <span className="block text-xs text-muted tabular-nums">
      <time dateTime={at}>{firmDateTime(at)}</time>
      {by && <>, {by}</>}
    </span>
  );
}
