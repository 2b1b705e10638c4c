import type { ReactNode } from 'react';
import type { InquiryDetail } from '../../../contract/inquiries.ts';
import { consentInWords } from '../../../contract/leads.ts';
import { isEntered } from '../../../contract/page-sources.ts';
import { firmDateTime } from '../kit/format.ts';
import { Section } from '../kit/screen.tsx';

/** The origin of a request, as far as the visitor's browser sent it. */
export function Origin({ request }: { request: InquiryDetail }) {
  const { number, pageSource, pagePath, origin, createdAt, id, entries } = request;
  const entered = isEntered(pageSource);
  // Empty values are left out.
  const facts: readonly [label: string, value: ReactNode][] = [
    [entered ? 'Came by' : 'Form', pageSource],
    // The history shows who entered it.
    ['Entered by', entered && entries[0]?.staff],
    ['First page of the visit', visit(origin?.landingPage, origin?.landedAt)],
    ['Last page, with the form', visit(pagePath, createdAt)],
    ['Referrer', origin?.referrer],
    ['Campaign source', origin?.utm_source],
    ['Campaign medium', origin?.utm_medium],
    ['Campaign name', origin?.utm_campaign],
    ['Campaign term', origin?.utm_term],
    ['Campaign content', origin?.utm_content],
    ['Google click id', origin?.gclid],
    ['Consent', !entered && consentInWords(request)],
    ['Number', String(number)],
    ['Reference', id],
  ];
  return (
    <Section id="origin" heading="Where it came from">
      <dl className="mt-3 border-t border-line text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div
              key={label}
              className="grid grid-cols-[9rem_1fr] gap-x-4 border-b border-line py-1.5 text-xs"
            >
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="min-w-0 wrap-anywhere">
                {value}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </Section>
  );
}

function visit(page: string | null | undefined, at: string | undefined) {
  if (!page) return null;
  return (
    <>
      {page}
      {at && (
        <time dateTime={at} className="block text-xs text-muted tabular-nums">
          {firmDateTime(at)}
        </time>
      )}
    </>
  );
}
