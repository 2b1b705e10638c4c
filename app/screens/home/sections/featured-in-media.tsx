import { mediaHeading, mediaOutlets } from '#firm/pages/home.ts';

/** One typographic style per outlet, in the order of the list. */
const wordmarks = [
  'font-display text-xl font-semibold',
  'text-lg font-extrabold tracking-tighter',
  'font-display text-sm font-medium tracking-[0.12em] uppercase',
  'text-xs font-bold tracking-[0.22em]',
  'text-2xl font-light tracking-tighter',
  'font-display text-xl font-light',
  'border-y border-current py-0.5 font-display text-lg font-bold',
  'text-lg font-medium tracking-[0.08em]',
];

export function FeaturedInMedia() {
  if (mediaOutlets.length === 0) return null;
  return (
    <section aria-labelledby="media-title" className="border-line border-b bg-tint">
      <div className="page grid gap-x-12 gap-y-4 py-6 md:gap-y-8 md:py-12 lg:grid-cols-[10rem_minmax(0,1fr)] lg:py-14">
        <h2 id="media-title" className="text-xl">
          {mediaHeading}
        </h2>
        <ul className="outlets grid grid-cols-2 gap-x-6 gap-y-3 md:gap-y-8 lg:grid-cols-4">
          {mediaOutlets.map(({ name, type, logo }, index) => (
            <li key={name}>
              <span
                aria-hidden="true"
                className={`leading-tight text-accent ${wordmarks[index % wordmarks.length]}`}
              >
                {logo}
              </span>
              <span className="sr-only">{name}</span>
              <span className="text-muted text-xs">{type}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
