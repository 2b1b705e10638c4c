import { approach } from '../../../../content/home-reasons.ts';

/** The heading and three steps, each one lower than the last. */
export function Approach() {
  return (
    <section aria-labelledby="approach-title" data-testid="approach" className="bg-sand">
      <div className="page band grid gap-x-12 gap-y-6 md:gap-y-12 lg:grid-cols-[1.2fr_3fr]">
        <div>
          <h2 id="approach-title" className="text-3xl">
            {approach.heading}
          </h2>
          <p className="mt-3 text-lg text-slate">{approach.intro}</p>
        </div>
        <ol className="grid md:grid-cols-3 md:gap-8 [&>li]:border-brass [&>li]:border-t max-md:[&>li]:grid max-md:[&>li]:grid-cols-[5.5rem_minmax(0,1fr)] max-md:[&>li]:items-baseline [&>li]:py-3 md:[&>li]:border-t-2 md:[&>li]:pt-4 md:[&>li:nth-child(2)]:mt-16 md:[&>li:nth-child(3)]:mt-32 [&_h3]:text-2xl md:[&_h3]:text-3xl md:[&_p]:mt-3 max-md:[&_p]:text-sm">
          {approach.steps.map(({ title, text }) => (
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
