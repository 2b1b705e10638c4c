import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import { LinkItems } from '../../../sections/link.tsx';

/** Practice areas with a page but without a card. */
export function AlsoOnThisSite() {
  const { heading, links } = practiceAreaList.more;
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="more-heading" className="page pb-16 lg:pb-24">
      <div className="grid gap-x-12 gap-y-3 border-t border-line pt-6 lg:grid-cols-3">
        <h2 id="more-heading" className="text-xl">
          {heading}
        </h2>
        <ul className="flex flex-wrap gap-x-8 lg:col-span-2">
          <LinkItems links={links} className="link flex min-h-11 items-center font-semibold" />
        </ul>
      </div>
    </nav>
  );
}
