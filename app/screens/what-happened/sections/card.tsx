import { firm } from '../../../../content/firm.ts';
import type { Link } from '../../../../content/types.ts';
import { happenedLabels } from '../../../../content/what-happened/labels.ts';
import type { HappenedPage } from '../../../../content/what-happened/types.ts';
import { Breadcrumbs } from '../../../layout/breadcrumbs.tsx';
import { addressOf } from '../../../ui/picture.ts';
import { safetyNotice } from '../../../ui/safety-notice.ts';

interface CardProps {
  content: Pick<HappenedPage, 'title' | 'opening' | 'picture' | 'danger'>;
  /** From the home page to this page. */
  trail: readonly Link[];
}

/** The engraved card: what has happened, in one sentence or two, and the phone. */
export function Card({ content: { title, opening, picture, danger }, trail }: CardProps) {
  const { eyebrow, call, write } = happenedLabels;
  return (
    <div className="border-line border-b bg-sand">
      <div className="page pt-3 pb-12 lg:pb-20">
        <Breadcrumbs trail={trail} />
        <div className="mx-auto mt-5 max-w-[46rem] border border-line bg-paper p-[min(0.5rem,2vw)] text-center shadow-panel lg:mt-8">
          <div className="border border-brass-light px-[min(1.5rem,4vw)] pt-10 pb-6 sm:px-14 sm:pt-12">
            <img
              src={addressOf(picture)}
              alt=""
              width="240"
              height="135"
              decoding="async"
              className="mx-auto"
            />
            <p className="eyebrow mt-6">{eyebrow}</p>
            <h1 className="mt-3 text-4xl">{title}</h1>
            {danger && (
              <p className={`${safetyNotice} measure mx-auto mt-6 text-balance font-semibold`}>{danger}</p>
            )}
            <p className="measure mx-auto mt-6 text-balance text-lg">{opening}</p>
            <a
              href={call.href}
              aria-label={call.label}
              className="mt-8 inline-flex min-h-12 items-center border-brass border-t px-[min(1.5rem,4vw)] pt-5 font-display text-[min(var(--text-3xl),9vw)] text-oxblood lining-nums hover:underline"
            >
              {firm.phone.display}
            </a>
            <p className="mt-1 text-slate text-sm">{firm.emergencyLine}</p>
            <a
              href={write.href}
              className="link mt-2 inline-flex min-h-11 items-center font-semibold text-sm"
            >
              {write.label}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
