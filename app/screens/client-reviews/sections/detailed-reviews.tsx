import { reviewsPage } from '#firm/pages/reviews.ts';
import { detailedReviews } from '#firm/reviews-detailed.ts';
import { reviewLabels } from '../../../../content/interface/reviews-page.ts';
import { Fold } from '../../../sections/fold.tsx';
import { Stars } from './stars.tsx';

export function DetailedReviews() {
  const { heading, intro } = reviewsPage.detailed;
  if (detailedReviews.length === 0) return null;
  return (
    <section aria-labelledby="detailed-title" className="page band">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3 border-text border-b-2 pb-6">
        <h2 id="detailed-title" className="text-3xl">
          {heading}
        </h2>
        <p className="text-lg text-muted">{intro}</p>
      </div>
      <div className="grid *:border-line *:py-4 md:*:py-8 max-lg:*:border-b lg:grid-cols-3 lg:*:not-last:pr-8 lg:*:not-first:border-l lg:*:not-first:pl-8">
        {detailedReviews.map(({ title, matter, paragraphs, author, type }) => (
          <article key={title}>
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-1 text-muted text-sm md:mt-2 lg:min-h-12">{matter}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted text-sm">
              <Stars />
              {author}, {type}
            </p>
            <Fold label={reviewLabels.readStory} about={title}>
              <blockquote className="measure quoted space-y-4 max-lg:mb-4 lg:mt-6">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </blockquote>
            </Fold>
          </article>
        ))}
      </div>
      <p className="mt-6 text-muted text-sm">{reviewsPage.notice}</p>
    </section>
  );
}
