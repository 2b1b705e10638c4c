import { philosophy } from '../../../../content/home-reasons.ts';

export function Philosophy() {
  return (
    <section
      aria-labelledby="philosophy-title"
      data-testid="philosophy"
      className="on-dark bg-navy text-mist [&_:is(h3,h2+p)]:text-paper"
    >
      <div className="page band">
        <h2 id="philosophy-title" className="eyebrow font-sans text-brass-light">
          {philosophy.heading}
        </h2>
        <p className="mt-2.5 max-w-[21em] text-balance font-display text-3xl leading-[1.12] md:text-4xl">
          {philosophy.intro}
        </p>
        <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-5 border-brass border-t pt-5 md:mt-14 md:gap-x-10 md:gap-y-8 md:pt-8 lg:mt-20 lg:grid-cols-4 [&_h3]:text-xl [&_p]:mt-1 max-sm:[&_p]:text-sm sm:[&_p]:mt-2">
          {philosophy.highlights.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
