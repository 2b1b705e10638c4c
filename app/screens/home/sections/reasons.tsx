import { reasons } from '#firm/pages/home.ts';

export function Reasons() {
  const { heading, intro, tiles, items } = reasons;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="reasons-title" className="page band">
      {tiles.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-5 gap-y-3 lg:grid-cols-4 lg:gap-x-8">
          {tiles.map(({ title, image }) => (
            <li key={title}>
              <img
                src={image}
                alt=""
                width="320"
                height="240"
                loading="lazy"
                decoding="async"
                className="border-ornament w-full border-b"
              />
              <p className="mt-2 text-muted text-xs leading-snug md:text-sm md:mt-3">{title}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-7 grid gap-x-20 gap-y-6 md:mt-16 md:gap-y-10 lg:mt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="reasons-title" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-3 text-lg text-muted">{intro}</p>
        </div>
        <ol className="reasons">
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <span className="font-display text-2xl text-ornament-text leading-none lining-nums md:text-3xl">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
