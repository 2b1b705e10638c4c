import { wholeNumber } from '../../ui/whole-number.ts';
import { toolButton } from './tool-button.ts';

interface PaginationProps {
  /** Names the list. */
  label: string;
  /** Labels of the buttons. */
  previous?: string;
  next?: string;
  /** From 1. */
  page: number;
  perPage: number;
  /** Entries of all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** Buttons to the previous and next page of a list. They stay mounted to keep the focus. */
export function Pagination(props: PaginationProps) {
  const { label, previous = 'Previous', next = 'Next', page, perPage, total, onPage } = props;
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  const button = (text: string, target: number, possible: boolean) => (
    <button
      type="button"
      aria-disabled={!possible}
      onClick={() => {
        if (possible) onPage(Math.min(target, last));
      }}
      className={toolButton('outline', 'aria-disabled:cursor-default aria-disabled:opacity-60')}
    >
      {text}
    </button>
  );
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-3 text-xs">
      {button(previous, page - 1, page > 1)}
      {button(next, page + 1, page < last)}
      <p role="status" className="text-muted tabular-nums">
        Page {wholeNumber(Math.min(page, last))} of {wholeNumber(last)}, {wholeNumber(total)} in all
      </p>
    </nav>
  );
}
