import { familyValues } from '../../../../content/home-closing.ts';

export function FamilyValues() {
  return (
    <section aria-labelledby="family-heading" data-testid="family" className="page band text-center">
      <h2 id="family-heading" className="text-4xl">
        {familyValues.heading}
      </h2>
      <p className="mt-5 font-display text-2xl text-brass-deep">{familyValues.intro}</p>
      <ul className="*:pt-10 *:before:mx-auto *:before:mb-9 *:before:block *:before:h-10 *:before:w-px *:before:bg-brass">
        {familyValues.values.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-2 text-slate">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
