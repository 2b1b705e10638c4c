import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { TitledText } from '../../../../content/schema/firm.ts';

/** The why-choose-us cards. */
export function WhyChooseUs({ reasons }: { reasons: readonly TitledText[] }) {
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="why-heading" className="why page band">
      <h2 id="why-heading" className="text-3xl">
        {practiceAreaLabels.whyChooseUs}
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 *:border-t *:border-ornament *:pt-4">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
