import { breadcrumbLabel } from '../../content/derive/breadcrumbs.ts';
import type { Link as ContentLink } from '../../content/schema/firm.ts';
import { Link } from './link.tsx';

interface BreadcrumbsProps {
  /** From the home page to the current page. */
  trail: readonly ContentLink[];
  onDark?: boolean;
}

/** Breadcrumbs above a page's heading; the current page is no link. */
export function Breadcrumbs({ trail, onDark = false }: BreadcrumbsProps) {
  return (
    <nav
      aria-label={breadcrumbLabel}
      className={`no-print text-sm ${onDark ? 'text-on-band-muted' : 'text-muted'}`}
    >
      <ol className="breadcrumbs">
        {trail.slice(0, -1).map(({ label, href }) => (
          <li key={href} className="after:content-['/']">
            <Link to={href} className="flex min-h-11 items-center hover:underline">
              {label}
            </Link>
          </li>
        ))}
        <li className="min-w-0">
          <span aria-current="page" className="overflow-hidden text-ellipsis">
            {trail.at(-1)?.label}
          </span>
        </li>
      </ol>
    </nav>
  );
}
