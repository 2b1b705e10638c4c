import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../contract/audit.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { firmDateTime } from '../../kit/format.ts';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { Pagination } from '../../kit/pagination.tsx';
import { useAddressChoice } from '../../kit/use-address-choice.ts';
import { AuditFilter } from '../audit-filter.tsx';
import { auditPerson, auditSubject, auditWords } from '../audit-words.ts';
import { AUDIT_PAGE_SIZE, readAuditChoice, useAudit, writeAuditChoice } from '../use-audit.ts';

/** The activity of the staff, newest first. The address holds filter and page. */
export function AuditLog() {
  const [choice, choose] = useAddressChoice(readAuditChoice, writeAuditChoice);
  const audit = useAudit(choice);
  const { data: names } = useQuery<string[]>({ queryKey: [staffApiPaths.adminAuditNames] });
  return (
    <LoadedSection heading="Audit log" subject="The audit log" query={audit}>
      {({ entries, total }) => (
        <>
          <AuditFilter choice={choice} names={names ?? []} onChoose={choose} />
          {entries.length > 0 ? (
            <AuditTable entries={entries} />
          ) : (
            <p className="mt-4 border-y border-line py-8 text-center text-sm text-muted">
              {choice.person || choice.action || choice.from || choice.to
                ? 'Nothing matches this filter.'
                : 'Nothing is recorded yet.'}
            </p>
          )}
          <Pagination
            label="Pages of the audit log"
            previous="Newer"
            next="Older"
            page={choice.page}
            perPage={AUDIT_PAGE_SIZE}
            total={total}
            onPage={(page) => choose({ page })}
          />
        </>
      )}
    </LoadedSection>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const cell = 'py-2 pr-5 align-top max-md:block max-md:p-0';
  return (
    <table className="mt-4 w-full border-collapse text-start text-xs max-md:block">
      <caption className="sr-only">Audit log</caption>
      <thead className="border-y border-line max-md:hidden">
        <tr>
          {['Time', 'Person', 'Activity', 'About'].map((heading) => (
            <th key={heading} scope="col" className="py-2.5 pr-5 text-start font-semibold text-muted">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-line">
        {entries.map((entry) => (
          <tr
            key={entry.number}
            className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-2.5 md:hover:bg-tint/60"
          >
            <td className={`${cell} text-muted tabular-nums max-md:order-2 md:w-44 md:whitespace-nowrap`}>
              <time dateTime={entry.at}>{firmDateTime(entry.at)}</time>
            </td>
            <td className={`${cell} font-semibold wrap-anywhere max-md:order-1 md:w-36 lg:w-56`}>
              {auditPerson(entry)}
            </td>
            <td className={`${cell} max-md:order-3 max-md:col-span-2`}>
              {auditWords[entry.action] ?? entry.action}
            </td>
            <td className={`${cell} text-muted wrap-anywhere max-md:order-4 max-md:col-span-2`}>
              {auditSubject(entry)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
