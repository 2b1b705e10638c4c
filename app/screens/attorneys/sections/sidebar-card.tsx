import type { AttorneyProfile } from '../../../../content/schema/attorney.ts';
import { Link } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';

interface SidebarCardProps {
  sidebar: AttorneyProfile['sidebar'];
  /** Background class, different from the section's. */
  className: string;
}

/** The attorney's contact card, sticky beside the biography. */
export function SidebarCard({ sidebar, className }: SidebarCardProps) {
  const { heading, facts, button: link } = sidebar;
  return (
    <aside
      className={`border-action border-t-2 px-5 pt-4 pb-5 md:px-6 md:pt-7 md:pb-6 lg:sticky lg:top-28 lg:self-start ${className}`}
    >
      <h3 className="text-2xl">{heading}</h3>
      <dl className="mt-2 mb-4 *:border-line *:border-b max-md:text-sm *:py-2 max-lg:*:flex max-lg:*:flex-wrap max-lg:*:items-baseline max-lg:*:gap-x-4 max-lg:[&_dt]:w-30 max-lg:[&_dt]:max-w-full max-lg:[&_dd]:flex-[1_1_min(8rem,100%)] lg:my-4 lg:*:py-4 [&_dt]:text-muted [&_dt]:text-sm">
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href ? (
                <a href={href} className="link inline-flex min-h-11 items-center font-semibold text-action">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Link to={link.href} className={button('primary', 'w-full')}>
        {link.label}
      </Link>
    </aside>
  );
}
