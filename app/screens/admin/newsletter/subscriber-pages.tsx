import { SUBSCRIBERS_PER_PAGE } from '../../../../contract/subscribers.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { toolButton } from '../tool-button.ts';

interface SubscriberPagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Turns the pages of the list. The buttons stay, so that the focus does. */
export function SubscriberPages({ page, total, onPage }: SubscriberPagesProps) {
  const last = Math.max(1, Math.ceil(total / SUBSCRIBERS_PER_PAGE));
  if (last === 1 && page === 1) return null;
  const turn = (label: string, target: number, possible: boolean) => (
    <button
      type="button"
      aria-disabled={!possible}
      onClick={() => {
        if (possible) onPage(Math.min(target, last));
      }}
      className={toolButton('outline', 'aria-disabled:cursor-default aria-disabled:opacity-60')}
    >
      {label}
    </button>
  );
  return (
    <nav aria-label="Pages of subscribers" className="mt-4 flex flex-wrap items-center gap-3 text-xs">
      {turn('Previous', page - 1, page > 1)}
      {turn('Next', page + 1, page < last)}
      <span className="text-slate tabular-nums">
        Page {wholeNumber(page)} of {wholeNumber(last)}
      </span>
    </nav>
  );
}
