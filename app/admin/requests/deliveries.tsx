import type { InquiryDelivery, InquiryDetail } from '../../../contract/inquiries.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { useDownload } from '../kit/download.ts';
import { FoldSummary } from '../kit/fold-summary.tsx';
import { serverWords } from '../kit/format.ts';
import { Section } from '../kit/screen.tsx';
import { ToolButton } from '../kit/tool-button.tsx';
import { deliveryNames, deliveryState } from './delivery-state.ts';
import { useRequestMutation } from './use-request-mutation.ts';

/** The mails and webhook message of a request, with their state and actions. */
export function Deliveries({ request: { number, deliveries } }: { request: InquiryDetail }) {
  if (deliveries.length === 0) return null;
  return (
    <Section id="deliveries" heading="Delivery">
      <ul className="mt-3 border-t border-line text-sm">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} number={number} delivery={delivery} />
        ))}
      </ul>
    </Section>
  );
}

function Delivery({ number, delivery }: { number: number; delivery: InquiryDelivery }) {
  const { id, kind, status, lastError, mail, hasFile, canResend } = delivery;
  const path = `/deliveries/${id}`;
  const send = useRequestMutation(number, { path, method: 'POST', failure: 'It could not be sent again.' });
  const isBusy = send.isPending || status === 'sending';
  const hasFailed = status === 'failed' || (status === 'pending' && delivery.attempts > 0);
  const file = useDownload(staffApiPaths.adminRequest(number) + path, 'The file could not be loaded.');
  return (
    <li className="border-b border-line py-3">
      <p className="font-semibold">{deliveryNames[kind]}</p>
      <p role="status" className={`text-xs tabular-nums ${hasFailed ? 'text-alert-deep' : 'text-muted'}`}>
        {deliveryState(delivery)}
      </p>
      {lastError && status !== 'sent' && (
        <details className="no-print mt-1 text-xs">
          <FoldSummary>Technical details</FoldSummary>
          <p className="mt-1 border-l-2 border-alert pl-2.5 wrap-anywhere">{serverWords(lastError)}</p>
        </details>
      )}
      {mail && (
        <details className="no-print mt-1 text-xs">
          <FoldSummary>Read the email</FoldSummary>
          <p className="mt-1 wrap-anywhere">
            <span className="text-muted">Subject: </span>
            <strong className="font-semibold">{mail.subject}</strong>
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {mail.text}
          </p>
        </details>
      )}
      <div className="no-print mt-2 flex flex-wrap gap-2">
        {canResend && (
          <ToolButton
            variant="outline"
            busy={isBusy}
            aria-label={`Resend: ${deliveryNames[kind]}`}
            onClick={() => send.mutate()}
          >
            {send.isPending ? 'Queuing…' : 'Resend'}
          </ToolButton>
        )}
        {hasFile && (
          <ToolButton variant="outline" aria-label={`Save .eml: ${deliveryNames[kind]}`} onClick={file.start}>
            Save .eml
          </ToolButton>
        )}
      </div>
    </li>
  );
}
