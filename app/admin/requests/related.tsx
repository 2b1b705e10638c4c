import { Link } from 'react-router';
import { inquirySources, RELATED_INQUIRIES_MAX, type RelatedInquiry } from '../../../contract/inquiries.ts';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { firmDateTime } from '../kit/format.ts';
import { Section } from '../kit/screen.tsx';
import { StateBadge } from './state-badge.tsx';

/** The other requests of the same e-mail address or phone number, if any. */
export function Related({ related }: { related: readonly RelatedInquiry[] }) {
  if (related.length === 0) return null;
  return (
    <Section id="related" heading="Same email or phone">
      <ul className="mt-3 border-t border-line text-sm">
        {related.map(({ number, name, createdAt, state, source }) => (
          <li
            key={number}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1.5"
          >
            <Link
              to={staffPaths.adminRequest(number)}
              className="link inline-flex min-h-11 items-center font-semibold text-action lg:min-h-8"
            >
              <span dir="auto">{name.trim() || 'No name'}</span>, request {number}
            </Link>
            <span className="flex flex-wrap items-center gap-3 text-xs text-muted tabular-nums">
              {inquirySources.find(({ value }) => value === source)?.label}
              <time dateTime={createdAt}>{firmDateTime(createdAt)}</time>
              <StateBadge state={state} />
            </span>
          </li>
        ))}
      </ul>
      {related.length === RELATED_INQUIRIES_MAX && (
        <p className="mt-2 text-xs text-muted">The newest {RELATED_INQUIRIES_MAX} are shown.</p>
      )}
    </Section>
  );
}
