import { auditActions } from '../../../contract/audit.ts';
import { toolButton } from '../kit/tool-button.ts';
import { FilterDay, FilterSelect } from '../requests/filter-fields.tsx';
import { auditWords } from './audit-words.ts';
import { type AuditChoice, readAuditChoice } from './use-audit.ts';

interface AuditFilterProps {
  choice: AuditChoice;
  /** The user names of the log, removed accounts too. */
  names: readonly string[];
  onChoose: (changes: Partial<AuditChoice>) => void;
}

const EVERYTHING = readAuditChoice(new URLSearchParams());
const activities = auditActions.map((action) => ({ value: action, label: auditWords[action] }));

/** Filters the audit log by person, activity and day. */
export function AuditFilter({ choice, names, onChoose }: AuditFilterProps) {
  const { person, action, from, to } = choice;
  // The address may name another one, and the names may still be loading.
  const people = [...new Set([...names, ...(person ? [person] : [])])];
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 lg:grid-cols-[repeat(4,minmax(0,13rem))_auto] lg:items-end lg:justify-start">
      <FilterSelect
        label="Person"
        all="Everybody"
        options={people.map((name) => ({ value: name, label: name }))}
        value={person}
        onChange={(name) => onChoose({ person: name })}
      />
      <FilterSelect
        label="Activity"
        all="All"
        options={activities}
        value={action}
        onChange={(value) => onChoose({ action: value as AuditChoice['action'] })}
      />
      <FilterDay label="From" value={from} onChange={(day) => onChoose({ from: day })} />
      <FilterDay label="To" value={to} onChange={(day) => onChoose({ to: day })} />
      {(person || action || from || to) && (
        <button type="button" onClick={() => onChoose(EVERYTHING)} className={toolButton('outline')}>
          Show all
        </button>
      )}
    </div>
  );
}
