import { useMemo } from 'react';
import { firmLongDate } from '../../../../content/derive/firm-time.ts';
import { articlePage } from '../../../../content/interface/blog.ts';
import { ARTICLE_PLACE } from '../../../../contract/article-place.ts';
import type { Post } from '../../../../contract/blog.ts';
import { paths } from '../../../../contract/paths.ts';
import { termSlug } from '../../../../contract/post-lists.ts';
import { Link } from '../../../sections/link.tsx';
import styles from './body.module.css';

const inCategory = (name: string) => paths.blogList({ page: 1, search: '', category: termSlug(name) });

/** The article's HTML between its categories and its tags. */
export function Body({ post }: { post: Post }) {
  const { categories, content, tags, publishedAt, modifiedAt } = post;
  const html = useMemo(
    () =>
      content === ARTICLE_PLACE && typeof document !== 'undefined'
        ? (document.querySelector('.article-body')?.innerHTML ?? '')
        : content,
    [content],
  );
  const [published, modified] = [publishedAt, modifiedAt ?? publishedAt].map((instant) =>
    firmLongDate(new Date(instant)),
  );
  return (
    <>
      {categories.length > 0 && (
        <ul aria-label={articlePage.categories} className={`no-print ${styles.badges}`}>
          {categories.map((name) => (
            <li key={name}>
              <Link to={inCategory(name)}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {/* Sanitized when it is saved. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div className="article-body" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
      <p className={styles.note}>
        {modified !== published && (
          <>
            {articlePage.updated} <time dateTime={modifiedAt ?? publishedAt}>{modified}</time>.{' '}
          </>
        )}
        {articlePage.generalInformation}
      </p>
      {tags.length > 0 && (
        <div className={`no-print ${styles.tags}`}>
          <h2 className="eyebrow font-sans">{articlePage.tags}</h2>
          <ul>
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={paths.blogList({ page: 1, search: tag, category: '' })}>{tag}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
