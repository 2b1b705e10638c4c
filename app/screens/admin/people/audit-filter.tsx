import type { FormEvent } from 'react';
import { auditActions } from '../../../../contract/audit.ts';
import { toolButton } from '../tool-button.ts';
import { auditWords } from './audit-words.ts';
import { type AuditChoice, readAuditChoice } from './use-audit.ts';

interface AuditFilterProps {
  choice: AuditChoice;
  /** The present accounts; the log knows removed ones too. */
  names: readonly string[];
  onChoose: (choice: AuditChoice) => void;
}

/** Filters the audit log by person and act. */
export function AuditFilter({ choice, names, onChoose }: AuditFilterProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [person, action] = ['person', 'action'].map((name) => String(typed.get(name)).trim());
    onChoose(readAuditChoice(new URLSearchParams({ person: person ?? '', action: action ?? '' })));
  };
  const control =
    'block min-h-11 w-full rounded-sm border border-stone bg-white px-3 text-sm lg:min-h-9 lg:text-xs';
  return (
    // Shows what the address holds, after Back too.
    <form
      key={`${choice.person} ${choice.action}`}
      onSubmit={submit}
      className="mt-3 grid gap-x-4 gap-y-3 border-t border-line pt-4 text-xs sm:grid-cols-[minmax(9rem,14rem)_minmax(9rem,18rem)_auto] sm:items-end sm:justify-start"
    >
      <label className="grid gap-1 font-medium">
        Person
        <input
          name="person"
          list="audit-people"
          defaultValue={choice.person}
          placeholder="Everybody"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={`${control} font-normal placeholder:text-slate`}
        />
        <datalist id="audit-people">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <label className="grid gap-1 font-medium">
        Act
        <select name="action" defaultValue={choice.action} className={`${control} font-normal`}>
          <option value="">Every act</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {auditWords[action]}
            </option>
          ))}
        </select>
      </label>
      <div className="flex gap-3">
        <button type="submit" className={toolButton('outline')}>
          Filter
        </button>
        {(choice.person || choice.action) && (
          <button
            type="button"
            onClick={() => onChoose({ person: '', action: '', page: 1 })}
            className={toolButton('outline')}
          >
            Show all
          </button>
        )}
      </div>
    </form>
  );
}
