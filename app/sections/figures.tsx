import type { Stat } from '../../content/schema/firm.ts';
import { NoteMark } from './page-notes.tsx';

interface FiguresProps {
  figures: readonly Stat[];
  className: string | undefined;
  rowClassName?: string;
  labelClassName?: string;
  numberClassName: string;
}

/** Figures of the firm with their labels. */
export function Figures(props: FiguresProps) {
  const { figures, className, rowClassName, labelClassName, numberClassName } = props;
  if (figures.length === 0) return null;
  return (
    <dl className={className}>
      {figures.map(({ number, label, noted }) => (
        <div key={label} className={rowClassName}>
          <dt className={labelClassName}>{label}</dt>
          <dd className={`font-display lining-nums ${numberClassName}`}>
            {number}
            {noted && <NoteMark />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
