import { familyValues } from '../../../../content/home-closing.ts';

export function FamilyValues() {
  return (
    <section aria-labelledby="family-heading" data-testid="family" className="page band sm:text-center">
      <h2 id="family-heading" className="text-3xl sm:text-4xl">
        {familyValues.heading}
      </h2>
      <p className="mt-3 font-display text-xl text-brass-deep sm:mt-5 sm:text-2xl">{familyValues.intro}</p>
      <ul className="max-sm:mt-6 max-sm:*:border-brass max-sm:*:border-l-2 max-sm:*:py-2 max-sm:*:pl-5 sm:*:pt-10 sm:*:before:mx-auto sm:*:before:mb-9 sm:*:before:block sm:*:before:h-10 sm:*:before:w-px sm:*:before:bg-brass">
        {familyValues.values.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-xl sm:text-2xl">{title}</h3>
            <p className="text-slate max-sm:text-sm sm:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
