import { mediaOutlets } from '#firm/outlets.ts';
import { mediaHeading } from '../../../../content/interface/home-page.ts';
import { OutletWordmark } from '../../../sections/outlet-wordmark.tsx';

export function FeaturedInMedia() {
  if (mediaOutlets.length === 0) return null;
  return (
    <section aria-labelledby="media-title" className="border-line border-b bg-tint">
      <div className="page grid gap-x-12 gap-y-3 py-4 md:gap-y-8 md:py-10 xl:grid-cols-[10rem_minmax(0,1fr)]">
        <h2 id="media-title" className="text-xl">
          {mediaHeading}
        </h2>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls
          tabIndex={0}
          className="snap-row items-end gap-x-8 max-md:auto-cols-max justify-between md:grid md:grid-cols-[repeat(3,auto)] lg:grid-cols-[repeat(4,auto)] lg:whitespace-nowrap md:gap-y-7"
        >
          {mediaOutlets.map(({ type, ...outlet }) => (
            <li key={outlet.name} className="flex flex-col items-start gap-0.5">
              <OutletWordmark {...outlet} />
              <span className="text-muted text-xs">{type}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
