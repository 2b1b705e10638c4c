import type { LinkGroup } from '../../content/schema/firm.ts';
import { LinkItems } from '../sections/link.tsx';
import { Icon } from '../ui/icon.tsx';

/** A group of links, folded on a phone. */
export function FooterLinks({ group }: { group: LinkGroup }) {
  if (group.links.length === 0) return null;
  return (
    <nav aria-label={group.heading} className="max-md:col-span-full">
      <p className="mb-2 hidden font-semibold text-on-band md:block">{group.heading}</p>
      <details className="unfold-md max-md:border-t max-md:border-band-line">
        <summary className="flex min-h-11 items-center justify-between font-semibold text-on-band">
          {group.heading}
          <Icon name="chevron" className="turn size-5 text-on-band-ornament" />
        </summary>
        <ul className="grid gap-x-4 max-md:grid-cols-2 max-md:pb-3">
          <LinkItems
            links={group.links}
            className="flex min-h-11 items-center underline-offset-4 hover:text-on-band hover:underline md:min-h-9"
          />
        </ul>
      </details>
    </nav>
  );
}
