import { approach } from '#firm/pages/home.ts';

/** The heading and three steps, each one lower than the last. */
export function Approach() {
  if (approach.items.length === 0) return null;
  return (
    <section aria-labelledby="approach-title" data-testid="approach" className="bg-tint">
      <div className="page band grid gap-x-12 gap-y-6 md:gap-y-12 lg:grid-cols-[1.2fr_3fr]">
        <div>
          <h2 id="approach-title" className="text-3xl">
            {approach.heading}
          </h2>
          <p className="mt-3 text-lg text-muted">{approach.intro}</p>
        </div>
        <ol className="steps">
          {approach.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
