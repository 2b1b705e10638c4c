import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import type { PracticeAreaTestimonial } from '../../../../content/schema/practice-area.ts';
import styles from './testimonials.module.css';

/** Former clients: the first in the wide column, the others beside it. */
export function Testimonials({ testimonials }: { testimonials: readonly PracticeAreaTestimonial[] }) {
  const { heading, notice } = practiceAreaPage.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials-heading" className="on-dark bg-band text-on-band-muted">
      <div className="page band">
        <h2 id="testimonials-heading" className="eyebrow font-sans text-on-band-ornament">
          {heading}
        </h2>
        {notice && <p className="mt-2 text-sm">{notice}</p>}
        <div
          className={`${styles.praise} mt-5 grid gap-x-20 gap-y-4 md:mt-8 md:gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]`}
        >
          {testimonials.map(({ text, author, matter }) => (
            <figure key={author}>
              <blockquote className="measure quoted font-display text-on-band">{text}</blockquote>
              <figcaption className="mt-2 text-sm md:mt-4">
                <span className="font-semibold text-on-band-ornament">{author}</span>
                <span className="max-md:before:content-[',_'] md:block">{matter}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
