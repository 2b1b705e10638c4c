import type { ReactNode } from 'react';
import type { FigureGroup } from '../../../../content/schema/calculator.ts';
import styles from './figure-field.module.css';

interface FieldGroupProps {
  group: FigureGroup;
  /** State of a folded group. */
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** Fields under a common heading; a folded group opens on request. */
export function FieldGroup({ group, open, onToggle, children }: FieldGroupProps) {
  const fields = <div className={`${styles.fields} ${group.paired ? styles.pairs : ''}`}>{children}</div>;
  if (group.sentence) {
    return (
      <fieldset>
        <legend className="sr-only">{group.legend}</legend>
        <div className={styles.sentence}>{children}</div>
        {group.note && <p className="mt-4 text-muted text-xs">{group.note}</p>}
      </fieldset>
    );
  }
  if (group.folded) {
    return (
      <details
        open={open}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        className="border-line border-y has-[+details]:mb-0 has-[+details]:border-b-0"
      >
        <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-medium text-sm">
          {group.legend}
          <svg viewBox="0 0 16 16" className="turn size-3.5" aria-hidden="true">
            <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        <div className="pb-6">
          {group.note && <p className="text-muted text-sm">{group.note}</p>}
          {fields}
        </div>
      </details>
    );
  }
  return (
    <fieldset>
      <legend className="w-full border-text border-b pb-2 font-display text-xl">{group.legend}</legend>
      {group.note && <p className="mt-3 text-muted text-sm">{group.note}</p>}
      {fields}
    </fieldset>
  );
}
