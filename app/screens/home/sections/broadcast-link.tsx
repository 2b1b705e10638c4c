import { outwardHref } from '../../../../content/derive/demonstration.ts';
import { newTabNote } from '../../../../content/derive/navigation.ts';
import type { Link } from '../../../../content/schema/firm.ts';
import { Icon } from '../../../ui/icon.tsx';

const LINE =
  'flex min-h-12 items-center justify-between gap-6 py-2 text-on-band max-md:text-sm leading-snug ';

/** A broadcast on another site, as a link in a new tab if it has a URL. */
export function BroadcastLink({ label, href: url }: Link) {
  const href = outwardHref(url);
  if (href === null) return <p className={LINE}>{label}</p>;
  return (
    <a href={href} target="_blank" rel="noopener" className={`${LINE} underline-offset-4 hover:underline`}>
      {label}
      <Icon name="external" className="size-4 text-on-band-ornament" />
      <span className="sr-only">{` ${newTabNote}`}</span>
    </a>
  );
}
