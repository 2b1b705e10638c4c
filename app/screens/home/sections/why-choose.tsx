import { whyChoose } from '#firm/pages/home.ts';

export function WhyChoose() {
  if (whyChoose.items.length === 0) return null;
  return (
    <section aria-labelledby="why-heading" data-testid="why-choose" className="bg-tint">
      <div className="page band">
        <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2 border-b-2 border-text pb-4 md:pb-6">
          <h2 id="why-heading" className="text-3xl">
            {whyChoose.heading}
          </h2>
          <p className="text-lg text-muted">{whyChoose.intro}</p>
        </div>
        <ul className="differentiators">
          {whyChoose.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-lg leading-snug md:text-xl">{title}</h3>
              <p className="mt-1 text-muted md:mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
