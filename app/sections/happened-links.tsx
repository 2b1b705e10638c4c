import { helpLinks } from '#law/resource-links.ts';
import { question } from '#law/what-happened/question.ts';
import type { Link as SiteLink } from '../../content/schema/firm.ts';
import { Link, LinkItems } from './link.tsx';

interface HappenedLinksProps {
  /** To the pages of the answers; by default all. */
  answers?: readonly SiteLink[];
  /** To pages with help that begins without a lawyer. */
  help?: readonly SiteLink[];
  className?: string;
}

/** "What happened?" with short links to the pages of the answers, then links to the help pages that fit. */
export function HappenedLinks({ answers = question.answers, help = [], className = '' }: HappenedLinksProps) {
  const rows = [
    { heading: question.heading, href: question.href, links: answers },
    { heading: helpLinks.heading, href: null, links: help },
  ].filter(({ links }) => links.length > 0);
  if (rows.length === 0) return null;
  return (
    <div className={`no-print divide-y divide-line border-line border-y ${className}`}>
      {rows.map(({ heading, href, links }) => (
        <nav
          key={heading}
          aria-label={heading}
          className="flex flex-wrap items-start gap-x-4 py-1 md:gap-x-8 md:py-2"
        >
          <h2 className="flex min-h-11 items-center text-lg">
            {href ? (
              <Link to={href} className="flex min-h-11 items-center hover:underline">
                {heading}
              </Link>
            ) : (
              heading
            )}
          </h2>
          <ul className="flex gap-x-6 max-sm:flex-col sm:flex-wrap md:gap-x-8">
            <LinkItems links={links} className="link flex min-h-11 items-center font-semibold text-sm" />
          </ul>
        </nav>
      ))}
    </div>
  );
}
