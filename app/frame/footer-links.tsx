import { Link } from 'react-router';
import type { LinkGroup } from '../../content/schema/firm.ts';

export function FooterLinks({ group }: { group: LinkGroup }) {
  if (group.links.length === 0) return null;
  return (
    <nav aria-label={group.heading}>
      <p className="mb-2 font-semibold text-on-band">{group.heading}</p>
      <ul>
        {group.links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href}
              className="flex min-h-11 items-center underline-offset-4 hover:text-on-band hover:underline md:min-h-9"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
