import { Link } from 'react-router';
import { type HappenedAnswer, question } from '../../content/what-happened/question.ts';

interface HappenedLinksProps {
  /** By default all. */
  answers?: readonly HappenedAnswer[];
  className?: string;
}

/** "What happened?" with short links to the pages of the answers. */
export function HappenedLinks({ answers = question.answers, className = '' }: HappenedLinksProps) {
  if (answers.length === 0) return null;
  return (
    <nav
      aria-labelledby="happened-links"
      className={`no-print flex flex-wrap items-center gap-x-8 border-line border-y py-2 ${className}`}
    >
      <h2 id="happened-links" className="text-lg">
        {question.heading}
      </h2>
      <ul className="flex flex-wrap gap-x-8">
        {answers.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className="link flex min-h-11 items-center font-semibold text-sm">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
