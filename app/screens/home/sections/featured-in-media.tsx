import { mediaOutlets } from '#firm/outlets.ts';
import { mediaHeading } from '../../../../content/interface/home-page.ts';
import { OutletWordmark } from '../../../sections/outlet-wordmark.tsx';

export function FeaturedInMedia() {
  if (mediaOutlets.length === 0) return null;
  return (
    <section aria-labelledby="media-title" className="border-line border-b bg-tint">
      <div className="page grid gap-x-12 gap-y-4 py-6 md:gap-y-8 md:py-12 lg:grid-cols-[10rem_minmax(0,1fr)] lg:py-14">
        <h2 id="media-title" className="text-xl">
          {mediaHeading}
        </h2>
        <ul className="outlets grid grid-cols-2 gap-x-6 gap-y-3 md:gap-y-8 lg:grid-cols-4">
          {mediaOutlets.map(({ type, ...outlet }) => (
            <li key={outlet.name}>
              <OutletWordmark {...outlet} />
              <span className="text-muted text-xs">{type}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
