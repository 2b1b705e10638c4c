import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { blogPage } from '../../../../content/interface/blog.ts';
import type { Link } from '../../../../content/schema/firm.ts';
import { paths } from '../../../../contract/paths.ts';
import { readListQuery } from '../../../../contract/post-lists.ts';
import { afterPaint } from '../../../browser/after-paint.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { button } from '../../../ui/button.ts';
import styles from './hero.module.css';

interface HeroProps {
  search: string;
  heading: string;
  trail: readonly Link[];
  /** Fetches the list again: a search for nothing reloads the normal list (specification section 4). */
  onReload: () => void;
}

/**
 * The head of the blog with its search, which is lower above results. Without JavaScript the search is a plain form.
 */
export function Hero({ search, heading, trail, onReload }: HeroProps) {
  const navigate = useNavigate();
  const { intro, search: words } = blogPage.hero;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const search = `?${new URLSearchParams({ search: String(typed ?? '') })}`;
    const query = readListQuery({ pathname: paths.blog, search });
    // The pressed button is painted first: the list takes longer.
    afterPaint(() => {
      void navigate(paths.blogList(query), { preventScrollReset: true });
      if (!query.search) onReload();
    });
  }

  return (
    <div className="border-line border-b bg-tint">
      <div className="page pt-3">
        <Breadcrumbs trail={trail} />
      </div>
      <div className={`page ${styles.hero}`} data-search={search ? true : undefined}>
        <div>
          <h1 className={search ? 'text-2xl' : 'text-4xl'}>{heading}</h1>
          {!search && <p className="measure mt-3 text-muted md:mt-5 md:text-lg">{intro}</p>}
        </div>
        <search>
          <form action={paths.blog} className={styles.search} onSubmit={onSubmit}>
            <label htmlFor="blog-search" className={search ? 'sr-only' : 'w-full font-medium text-sm'}>
              {words.label}
            </label>
            <input
              // Uncontrolled, so that text typed before hydration stays; Back restores the URL's search.
              key={search}
              id="blog-search"
              name="search"
              type="search"
              enterKeyHint="search"
              maxLength={200}
              autoComplete="off"
              defaultValue={search}
            />
            <button type="submit" className={button('primary')}>
              {words.submit}
            </button>
          </form>
        </search>
      </div>
    </div>
  );
}
