import { blogPage } from '../../../../content/interface/blog.ts';
import { type ListedPosts, paths } from '../../../../contract/paths.ts';
import { Link } from '../../../sections/link.tsx';
import { type PageNumber, pageNumbers } from '../page-numbers.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  query: ListedPosts;
  totalPages: number;
}

/** The pages of the list, as links: they work without JavaScript and open in a new tab. */
export function Pagination({ query, totalPages }: PaginationProps) {
  if (totalPages < 2) return null;
  const { label, page, first, last } = blogPage.pagination;
  const numbers = pageNumbers(query.page, totalPages);
  const isWhole = !numbers.includes('gap');
  const nameOf = (number: number) => {
    if (isWhole) return `${page} ${number}`;
    if (number === 1) return `${first}, ${number}`;
    return number === totalPages ? `${last}, ${number}` : `${page} ${number}`;
  };
  const item = (number: PageNumber, index: number) =>
    number === 'gap' ? (
      <li key={`gap-${index}`} aria-hidden="true">
        …
      </li>
    ) : (
      <li key={number}>
        <Link
          to={paths.blogList({ ...query, page: number })}
          // The list scrolls to its heading once it has loaded.
          preventScrollReset
          aria-label={nameOf(number)}
          aria-current={number === query.page ? 'page' : undefined}
        >
          {number}
        </Link>
      </li>
    );
  return (
    <nav aria-label={label}>
      <ul className={styles.pagination}>{numbers.map(item)}</ul>
    </nav>
  );
}
