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
        <p className="mt-6 max-w-[21em] text-balance font-display text-4xl leading-[1.12]">
          {philosophy.intro}
        </p>
        <ul className="mt-14 grid gap-x-10 gap-y-8 border-brass border-t pt-8 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4 [&_h3]:text-xl [&_p]:mt-2">
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
