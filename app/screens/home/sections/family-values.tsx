import { familyValues } from '#firm/pages/home.ts';

export function FamilyValues() {
  if (familyValues.items.length === 0) return null;
  return (
    <section aria-labelledby="family-heading" data-testid="family" className="page band sm:text-center">
      <h2 id="family-heading" className="text-3xl md:text-4xl">
        {familyValues.heading}
      </h2>
      <p className="mt-3 font-display text-xl text-ornament-text md:mt-5 md:text-2xl">{familyValues.intro}</p>
      <ul className="values">
        {familyValues.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-xl md:text-2xl">{title}</h3>
            <p className="text-muted md:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
