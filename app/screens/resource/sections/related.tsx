import type { Link as LinkText } from '../../../../content/schema/firm.ts';
import styles from '../../../sections/choices.module.css';
import { Link } from '../../../sections/link.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface RelatedProps {
  heading: string;
  links: readonly LinkText[];
}

/** Related links; the last one leads to the contact page. */
export function Related({ heading, links }: RelatedProps) {
  return (
    <nav aria-labelledby="related" className="no-print border-line border-t">
      <div className="page band grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 id="related" className="text-2xl">
          {heading}
        </h2>
        <ul className={`${styles.choices} ${styles.large} max-w-[43rem]`}>
          {links.map(({ label, href, language }) => (
            <li key={href}>
              <Link to={href} lang={language} hrefLang={language}>
                {label}
                <Icon name="arrow" className="size-5 text-ornament-text" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
