import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { TitledText } from '../../../../content/schema/firm.ts';

/** The why-choose-us cards. */
export function WhyChooseUs({ reasons }: { reasons: readonly TitledText[] }) {
  if (reasons.length === 0) return null;
  return (
    // On a tablet, the sidebar above it has a padding of its own.
    <section aria-labelledby="why-heading" className="page band sm:max-lg:pt-0">
      <h2 id="why-heading" className="text-3xl">
        {practiceAreaLabels.whyChooseUs}
      </h2>
      <ul className="mt-4 grid gap-x-12 md:mt-10 md:grid-cols-2 md:gap-y-8 lg:grid-cols-3 *:border-ornament *:border-t *:py-2 md:*:pt-4">
        {reasons.map(({ title, text }) => (
          <li key={title} className="max-md:text-sm max-md:leading-snug">
            <h3 className="max-md:inline max-md:font-sans max-md:font-semibold max-md:after:content-['.'] md:text-xl">
              {title}
            </h3>{' '}
            <p className="text-muted max-md:inline md:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
