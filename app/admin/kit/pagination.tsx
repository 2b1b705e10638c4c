import { wholeNumber } from '../../ui/whole-number.ts';
import { toolButton } from './tool-button.tsx';

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
  /** The URL of a page, if it has one: makes links of the buttons. */
  urlOf?: (page: number) => string;
}

/** Buttons or links to the previous and next page of a list. They stay mounted to keep the focus. */
export function Pagination(props: PaginationProps) {
  const { label, previous = 'Previous', next = 'Next', page, perPage, total, onPage, urlOf } = props;
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  const button = (text: string, target: number, possible: boolean) => {
    const shown = Math.max(1, Math.min(target, last));
    const shared = {
      'aria-disabled': !possible,
      className: toolButton('outline', 'aria-disabled:cursor-default aria-disabled:opacity-60'),
      children: text,
    };
    const show = () => possible && onPage(shown);
    if (!urlOf) return <button type="button" onClick={show} {...shared} />;
    return (
      <a
        href={urlOf(shown)}
        onClick={(event) => {
          // A modified click opens another tab or window.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          show();
        }}
        {...shared}
      />
    );
  };
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-3 text-xs">
      {button(previous, page - 1, page > 1)}
      {button(next, page + 1, page < last)}
      <p role="status" className="text-muted tabular-nums">
        {page > last ? 'Last page:' : `Page ${wholeNumber(page)} of`} {wholeNumber(last)},{' '}
        {wholeNumber(total)} in all
      </p>
    </nav>
  );
}
