import { servingPage } from '../../../../content/stray/serving.ts';

export function LocalAdvantage() {
  const { heading, intro, points } = servingPage.localAdvantage;
  return (
    <section aria-labelledby="advantage-title" className="page band">
      <h2 id="advantage-title" className="text-3xl">
        {heading}
      </h2>
      <p className="mt-4 text-lg text-muted">{intro}</p>
      <ul className="mt-10 grid gap-8 md:grid-cols-3 *:border-ornament *:border-t-2 *:pt-4">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
