import { firm } from '../../../../content/firm.ts';
import type { Link } from '../../../../content/types.ts';
import { happenedLabels } from '../../../../content/what-happened/labels.ts';
import type { HappenedPage } from '../../../../content/what-happened/types.ts';
import { Breadcrumbs } from '../../../layout/breadcrumbs.tsx';
import { addressOf } from '../../../ui/picture.ts';

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
        <div className="relative mx-auto mt-5 max-w-[46rem] border border-line bg-paper px-7 pt-10 pb-8 text-center shadow-panel before:pointer-events-none before:absolute before:inset-2 before:border before:border-brass/55 sm:px-16 sm:pt-14 sm:pb-11 lg:mt-8">
          <img
            src={addressOf(picture)}
            alt=""
            width="288"
            height="162"
            decoding="async"
            className="mx-auto w-44 sm:w-60"
          />
          <p className="eyebrow mt-7">{eyebrow}</p>
          <h1 className="mt-3 text-4xl">{title}</h1>
          {danger && (
            <p className="mx-auto mt-6 max-w-[34rem] border-oxblood border-y-2 py-4 text-balance font-semibold">
              {danger}
            </p>
          )}
          <p className="mx-auto mt-6 max-w-[34rem] text-lg">{opening}</p>
          <div aria-hidden="true" className="mx-auto mt-8 w-16 border-brass border-t" />
          <a
            href={call.href}
            aria-label={call.label}
            className="mx-auto mt-6 inline-flex min-h-12 items-center px-3 font-display text-3xl text-oxblood lining-nums hover:underline"
          >
            {firm.phone.display}
          </a>
          <p className="text-slate text-sm">{firm.emergencyLine}</p>
          <a href={write.href} className="link mt-2 inline-flex min-h-11 items-center font-semibold text-sm">
            {write.label}
          </a>
        </div>
      </div>
    </div>
  );
}
