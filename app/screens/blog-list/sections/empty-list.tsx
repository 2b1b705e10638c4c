import { firm } from '#firm/identity.ts';
import { blogPage } from '../../../../content/interface/blog.ts';
import type { CategoryCount } from '../../../../contract/blog.ts';
import { type ListedPosts, paths } from '../../../../contract/paths.ts';
import { hasSearchableWord } from '../../../../contract/post-lists.ts';
import { Link } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';
import { categoryName } from '../category-name.ts';

interface EmptyProps {
  query: ListedPosts;
  total: number;
  categories: readonly CategoryCount[];
}

function emptyText({ query: { page, search, category }, total, categories }: EmptyProps) {
  const { noPosts, nothingFound, noWord, emptyCategory, noSuchTopic, noSuchPage } = blogPage.states;
  if (total > 0 && page > 1) return noSuchPage;
  if (search) return hasSearchableWord(search) ? nothingFound : noWord;
  if (!category) return noPosts;
  return categoryName(category, categories) ? emptyCategory : noSuchTopic;
}

/** A page of the list without posts: the reason and a link. */
export function Empty(props: EmptyProps) {
  const { heading, text, link } = emptyText(props);
  return (
    <div className="pt-12 pb-8">
      <h3 className="text-2xl">{heading}</h3>
      <p className="measure mt-3 text-muted">{text}</p>
      <Link to={link.href} className="link mt-4 inline-flex min-h-11 items-center font-semibold text-action">
        {link.label}
      </Link>
    </div>
  );
}

interface FailedProps {
  query: ListedPosts;
  /** By default, trying again loads the page. */
  onAgain?: () => void;
}

/** The list could not be read. */
export function Failed({ query, onAgain }: FailedProps) {
  const { failed, searchFailed, again, callInstead } = blogPage.states;
  return (
    <div className="pt-12 pb-8">
      <p role="alert" className="font-display text-2xl">
        {query.search ? searchFailed : failed}
      </p>
      <form
        action={paths.blog}
        className="mt-6"
        onSubmit={(event) => {
          if (!onAgain) return;
          event.preventDefault();
          onAgain();
        }}
      >
        {query.search && <input type="hidden" name="search" value={query.search} />}
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {query.page > 1 && <input type="hidden" name="page" value={query.page} />}
        <button type="submit" className={button('primary')}>
          {again}
        </button>
      </form>
      <p className="mt-6 text-sm text-muted">
        {callInstead}{' '}
        <a href={firm.phone.href} className="link font-semibold text-text tabular-nums">
          {firm.phone.display}
        </a>
      </p>
    </div>
  );
}
