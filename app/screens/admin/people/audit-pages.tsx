import { wholeNumber } from '../../../ui/whole-number.ts';
import { toolButton } from '../tool-button.ts';
import { AUDIT_PAGE_SIZE } from './use-audit.ts';

interface AuditPagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Turns the pages of the audit log. The buttons stay, so that the focus does. */
export function AuditPages({ page, total, onPage }: AuditPagesProps) {
  const last = Math.max(1, Math.ceil(total / AUDIT_PAGE_SIZE));
  if (last === 1 && page === 1) return null;
  const button = (label: string, target: number, possible: boolean) => (
    <button
      type="button"
      aria-disabled={!possible}
      onClick={() => {
        if (possible) onPage(target);
      }}
      className={toolButton('outline', 'aria-disabled:cursor-default aria-disabled:opacity-60')}
    >
      {label}
    </button>
  );
  return (
    <nav aria-label="Pages of the audit log" className="mt-4 flex flex-wrap items-center gap-3 text-xs">
      {button('Newer', page - 1, page > 1)}
      {button('Older', page + 1, page < last)}
      <p role="status" className="text-slate tabular-nums">
        Page {wholeNumber(page)} of {wholeNumber(last)} · {wholeNumber(total)} entries
      </p>
    </nav>
  );
}
