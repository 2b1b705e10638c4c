import { resourceLinks } from '#law/resource-links.ts';
import { firmLongDate } from '../../../../content/derive/firm-time.ts';
import { blogPage } from '../../../../content/interface/blog.ts';
import type { CategoryCount, PostSummary } from '../../../../contract/blog.ts';
import { type ListedPosts, paths } from '../../../../contract/paths.ts';
import { Fold } from '../../../sections/fold.tsx';
import { Link, LinkItems } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  query: ListedPosts;
  total: number;
  categories: readonly CategoryCount[];
  recent: readonly PostSummary[];
  popular: readonly PostSummary[];
}

/** The index of the blog: categories with counts, recent and popular posts, legal resources. */
export function Sidebar({ query, total, categories, recent, popular }: SidebarProps) {
  const words = blogPage.sidebar;
  const currentIn = (category: string) => {
    if (query.search || query.category !== category) return undefined;
    return query.page === 1 ? 'page' : 'true';
  };
  return (
    <div className={styles.sidebar}>
      <nav aria-labelledby="categories-heading">
        <h2 id="categories-heading" className="not-print:max-lg:sr-only">
          {words.categories}
        </h2>
        <Fold label={words.categories}>
          <ul className={styles.index}>
            <Category name={words.allPosts} href={paths.blog} count={total} current={currentIn('')} />
            {categories.map(({ name, slug, count }) => (
              <Category
                key={slug}
                name={name}
                href={paths.blogList({ page: 1, search: '', category: slug })}
                count={count}
                current={currentIn(slug)}
              />
            ))}
          </ul>
        </Fold>
      </nav>
      {recent.length > 0 && (
        <section aria-labelledby="recent-heading">
          <h2 id="recent-heading">{words.recent}</h2>
          <ul className={styles.entries}>
            {recent.map(({ id, slug, title, publishedAt }) => (
              <li key={id}>
                <Link to={paths.article(slug)}>{title}</Link>
                <time dateTime={publishedAt} className="text-xs text-muted">
                  {firmLongDate(new Date(publishedAt))}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular-heading">
          <h2 id="popular-heading">{words.popular}</h2>
          <ol className={`${styles.entries} ${styles.numbered}`}>
            {popular.map(({ id, slug, title }) => (
              <li key={id}>
                <Link to={paths.article(slug)}>{title}</Link>
              </li>
            ))}
          </ol>
        </section>
      )}
      <nav aria-labelledby="resources-heading">
        <h2 id="resources-heading" className="not-print:max-lg:sr-only">
          {resourceLinks.heading}
        </h2>
        <Fold label={resourceLinks.heading}>
          <ul className={styles.index}>
            <LinkItems links={resourceLinks.links} />
          </ul>
        </Fold>
      </nav>
      <section aria-labelledby="ask-heading" className={`on-dark ${styles.ask}`}>
        <h2 id="ask-heading">{words.contact.heading}</h2>
        <p className="mt-3">{words.contact.text}</p>
        <Link
          to={words.contact.link.href}
          className={button('primary', 'mt-6 w-full md:max-lg:mt-0 md:max-lg:w-auto')}
        >
          {words.contact.link.label}
        </Link>
      </section>
    </div>
  );
}

interface CategoryProps {
  name: string;
  href: string;
  count: number;
  current: 'page' | 'true' | undefined;
}

function Category({ name, href, count, current }: CategoryProps) {
  return (
    <li>
      <Link to={href} aria-current={current}>
        {name}
        <span className={styles.count}>{wholeNumber(count)}</span>
      </Link>
    </li>
  );
}
