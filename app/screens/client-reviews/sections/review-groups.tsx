import { reviewsPage } from '#firm/pages/reviews.ts';
import { reviewGroups } from '#firm/reviews.ts';
import { reviewLabels } from '../../../../content/interface/reviews-page.ts';
import type { Review } from '../../../../content/schema/review.ts';
import { Fold } from '../../../sections/fold.tsx';
import { Stars } from './stars.tsx';

function Quotation({ review, className }: { review: Review; className?: string }) {
  return (
    <figure className={className}>
      <blockquote className="quoted">{review.text}</blockquote>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-3 font-sans text-muted text-sm">
        <Stars />
        {review.author}, {review.type}
      </figcaption>
    </figure>
  );
}

/** The reviews by category: the first of each is large, the others follow in two columns. */
export function ReviewGroups() {
  const { heading, intro } = reviewsPage.groups;
  if (reviewGroups.length === 0) return null;
  return (
    <section aria-labelledby="groups-title" className="bg-tint">
      <div className="page band">
        <h2 id="groups-title" className="max-w-[16em] text-3xl">
          {heading}
        </h2>
        <p className="mt-4 text-lg text-muted">{intro}</p>
        {reviewGroups.map(({ category, intro: categoryIntro, reviews: [first, ...others] }) => (
          <div
            key={category}
            className="mt-6 grid gap-x-16 gap-y-4 border-text border-t-2 pt-4 md:mt-12 md:gap-y-6 md:pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <div className="lg:sticky lg:top-32 lg:self-start">
              <h3 className="text-2xl">{category}</h3>
              <p className="mt-1 text-muted md:mt-2">{categoryIntro}</p>
            </div>
            <div>
              {first && <Quotation review={first} className="font-display text-2xl" />}
              {others.length > 0 && (
                <Fold label={`${reviewLabels.showAll} ${others.length + 1}`} about={category}>
                  <ul className="gap-x-14 *:mb-8 *:break-inside-avoid max-md:py-3 md:mt-8 md:columns-2">
                    {others.map((review) => (
                      <li key={review.text}>
                        <Quotation review={review} />
                      </li>
                    ))}
                  </ul>
                </Fold>
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
