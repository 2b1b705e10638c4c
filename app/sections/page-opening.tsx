import type { Link } from '../../content/schema/firm.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface PageOpeningProps {
  /** From the home page to this page. */
  trail: readonly Link[];
  title: string;
  intro: string;
  /** The date of the content, as a sentence. */
  asOf?: string;
}

/** The opening of a text page: title on the left, introduction and date on the right. */
export function PageOpening({ trail, title, intro, asOf }: PageOpeningProps) {
  return (
    <div className="border-line border-b bg-tint">
      <div className="page pt-3 pb-8 lg:pb-20">
        <Breadcrumbs trail={trail} />
        <div className="mt-4 grid items-baseline gap-x-16 gap-y-4 lg:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="max-w-[20ch] text-4xl">{title}</h1>
          <div className="measure">
            <p className="text-lg">{intro}</p>
            {asOf && <p className="measure mt-4 border-ornament border-t pt-4 text-muted text-sm">{asOf}</p>}
          </div>
        </div>
      </div>
    </div>
  );
}
