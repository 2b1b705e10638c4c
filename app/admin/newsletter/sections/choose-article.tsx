import { useState } from 'react';
import { Link } from 'react-router';
import { firmLongDate } from '../../../../content/derive/firm-time.ts';
import { POST_SEARCH_MAX } from '../../../../contract/blog.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { SearchForm } from '../../kit/search-form.tsx';
import { useArticles } from '../use-newsletter.ts';

/** The published articles, of which one is to be sent. */
export function ChooseArticle() {
  const [search, setSearch] = useState('');
  const articles = useArticles(search);
  return (
    <LoadedSection heading="Send an article" subject="The articles" query={articles}>
      {({ posts, total }) => (
        <>
          <div className="mt-2 flex border-t border-line pt-4">
            <SearchForm
              label="Search articles"
              search={search}
              maxLength={POST_SEARCH_MAX}
              onSearch={setSearch}
            />
          </div>
          <p role="status" className="mt-3 text-xs text-muted">
            {status(search, posts.length, total)}
          </p>
          {posts.length > 0 && (
            <ul className="mt-2 border-t border-line">
              {posts.map(({ slug, title, publishedAt }) => (
                <li key={slug} className="relative border-b border-line py-3 hover:bg-tint/60">
                  <Link
                    to={staffPaths.adminNewsletterPost(slug)}
                    className="font-semibold underline decoration-line-strong underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:decoration-current"
                  >
                    {title}
                  </Link>
                  <span className="block text-xs text-muted">{firmLongDate(new Date(publishedAt))}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </LoadedSection>
  );
}

function status(search: string, shown: number, total: number): string {
  if (total === 0) return search ? 'No published article has these words.' : 'No article is published yet.';
  if (search === '') return 'The newest articles. Choose one to preview its email.';
  return shown < total ? `The first ${shown} of ${total} articles found` : `${total} found`;
}
