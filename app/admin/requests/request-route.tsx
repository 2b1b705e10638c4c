import { Link, useLocation, useParams } from 'react-router';
import type { InquiryDetail } from '../../../contract/inquiries.ts';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { elapsed } from '../kit/elapsed.ts';
import { firmDateTime } from '../kit/format.ts';
import { QueryStates } from '../kit/query-states.tsx';
import { requestsAbove, Screen, Section } from '../kit/screen.tsx';
import { toolButton } from '../kit/tool-button.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { caseTypeInWords } from './case-type-in-words.ts';
import { DeleteRequest } from './delete-request.tsx';
import { Deliveries } from './deliveries.tsx';
import { History } from './history.tsx';
import { NoteForm } from './note-form.tsx';
import { Origin } from './origin.tsx';
import { Related } from './related.tsx';
import { Sender } from './sender.tsx';
import { StateChoice } from './state-choice.tsx';
import { useRequest } from './use-request.ts';

/** One request: its text, origin, deliveries and history. */
export default function RequestScreen() {
  const params = useParams();
  const number = Number(params.number);
  const query = useRequest(number);
  const { data } = query;
  const { state } = useLocation() as { state: { list?: string } | null };
  // Back to the filtered list.
  const above = requestsAbove.map((one) =>
    one.path === staffPaths.adminRequests ? { ...one, path: one.path + (state?.list ?? '') } : one,
  );
  return (
    <Screen above={above}>
      {data ? (
        <InquiryDetails key={number} inquiry={data} />
      ) : (
        <>
          <ScreenHeading title={`Request ${params.number}`} />
          <QueryStates
            query={query}
            failure="The request could not be loaded."
            missing={
              <>
                <p className="pt-6 text-sm">This request does not exist. It may have been deleted.</p>
                <Link to={staffPaths.adminRequests} className={toolButton('outline', 'mt-4')}>
                  All requests
                </Link>
              </>
            }
          />
        </>
      )}
    </Screen>
  );
}

function InquiryDetails({ inquiry }: { inquiry: InquiryDetail }) {
  const { number, createdAt, answeredAt, caseType, message, name, suspectedSpam } = inquiry;
  return (
    <>
      <ScreenHeading title={`${name.trim() || 'No name'} – Request ${number}`}>
        <span dir="auto">{name.trim() || 'No name'}</span>
      </ScreenHeading>
      <p className="mt-1 text-sm text-muted tabular-nums">
        <span dir="auto">{caseTypeInWords(caseType)}</span>, received{' '}
        <time dateTime={createdAt} className="whitespace-nowrap">
          {firmDateTime(createdAt)}
        </time>
        ,{' '}
        {answeredAt
          ? `answered in ${elapsed(createdAt, answeredAt)}`
          : `${elapsed(createdAt, Date.now())} ago`}
      </p>
      {suspectedSpam && (
        <p className="mt-4 border-l-4 border-alert bg-alert-tint px-4 py-2.5 text-sm">
          <strong className="font-semibold text-alert-deep">Suspected spam.</strong> {suspectedSpam}
        </p>
      )}
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-8">
          <section aria-labelledby="message">
            <h2 id="message" className="sr-only">
              Message
            </h2>
            <p
              dir="auto"
              className="max-w-[68ch] border-l-2 border-ornament pl-5 text-base whitespace-pre-wrap wrap-anywhere"
            >
              {message.trim() === '' ? <span className="text-muted">No message</span> : message}
            </p>
          </section>
          <Sender request={inquiry} />
          <StateChoice request={inquiry} />
          <Related related={inquiry.related} />
          <Section id="history" heading="Notes and history">
            <History request={inquiry} />
            <NoteForm number={number} />
          </Section>
        </div>
        <div className="grid content-start gap-10">
          <Deliveries request={inquiry} />
          <Origin request={inquiry} />
          <DeleteRequest request={inquiry} />
        </div>
      </div>
    </>
  );
}
