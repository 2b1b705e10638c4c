import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { data, useLocation } from 'react-router';
import { popularTopics } from '#firm/identity.ts';
import { documentTitle } from '../../../content/derive/document-title.ts';
import { blogPage } from '../../../content/interface/blog.ts';
import { LISTED_ROBOTS, UNLISTED_ROBOTS } from '../../../contract/page-robots.ts';
import { type ListedPosts, paths } from '../../../contract/paths.ts';
import { missingPart, NO_PAGE, POSTS_PER_PAGE, readListQuery } from '../../../contract/post-lists.ts';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../head/describe-page.ts';
import { failedMeta, pageMeta } from '../../head/page-meta.ts';
import { postListNodes } from '../../head/structured-data-blog.ts';
import { createQueryClient } from '../../query-client.ts';
import type { Route } from './+types/route';
import { categoryName } from './category-name.ts';
import {
  listSeo,
  listTrail,
  pageHeading,
  shownCategories,
  shownQuery,
  UNKNOWN_CATEGORY,
} from './list-query.ts';
import styles from './post-list.module.css';
import { listKey, PostList } from './post-list.tsx';
import { Failed } from './sections/empty-list.tsx';
import { Hero } from './sections/hero.tsx';
import { Sidebar } from './sections/sidebar.tsx';

// One more than is shown (specification section 9).
const RECENT_READ = 5;
const RECENT_SHOWN = 4;
const POPULAR_SHOWN = 4;
const ALL_POSTS = { page: 1, search: '', category: '' };

/** Loads the sidebar and the first page of the list; post-list.tsx fetches further pages from the API. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { blog, siteUrl } = context.get(pageRequestContext);
  const asked = readListQuery(new URL(request.url));
  const { total, categories } = await blog.categories();
  const missing = missingPart(asked, { total, categories }, popularTopics);
  const query =
    missing === null ? asked : missing === 'page' ? { ...asked, page: NO_PAGE } : UNKNOWN_CATEGORY;
  const [list, recent, popular] = await Promise.all([
    blog.list({ ...query, limit: POSTS_PER_PAGE }),
    blog.recent(RECENT_READ),
    blog.popular(POPULAR_SHOWN),
  ]);
  const isEmpty = list.posts.length === 0;
  const isKnownCategory = query.category === '' || categoryName(query.category, categories) !== null;
  const exists = isKnownCategory && !(isEmpty && query.page > 1);
  const head = describePage(context, {
    path: canonicalPath(query),
    pictureOf: paths.blog,
    // Search results and empty lists are not indexed.
    seo: { ...listSeo(query, categories), noindex: query.search !== '' || isEmpty },
    exists,
    kind: 'CollectionPage',
    trail: listTrail(query, categories),
    nodes: postListNodes(list.posts),
  });
  const shown = shownCategories(categories, query.category);
  const sidebar = { total, categories: shown, recent: recent.slice(0, RECENT_SHOWN), popular };
  return data({ head, siteUrl, first: { query, list, missing }, sidebar }, { status: exists ? 200 : 404 });
}

/** A search has no canonical URL of its own. */
function canonicalPath(query: ListedPosts): string {
  return query.search ? paths.blog : paths.blogList(query);
}

/** Pagination, searches and categories change the list only, which post-list.tsx fetches. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return failedMeta(blogPage.seo.title);
  const { head, siteUrl, first, sidebar } = loaderData;
  const query = shownQuery(location, first, sidebar.categories);
  if (listKey(query).join() === listKey(first.query).join()) return pageMeta(head);
  const { title, description, keywords } = listSeo(query, sidebar.categories);
  const fullTitle = documentTitle(title);
  // The first list's URL may be one that staff set for it, or none, because it is not found.
  const canonical = siteUrl + canonicalPath(query);
  const robots = query.search ? UNLISTED_ROBOTS : LISTED_ROBOTS;
  // `description`, `og:description`, and `twitter:description` alike.
  const own: Record<string, string | undefined> = {
    title: fullTitle,
    description,
    robots,
    keywords: keywords?.join(', '),
  };
  // Tags that staff added are of the first list only.
  const tags = [...new Map(head.tags).set('og:url', canonical)].map(([name, content]): [string, string] => [
    name,
    own[name.replace(/.*:/, '')] ?? content,
  ]);
  return pageMeta({ title: fullTitle, canonical, tags });
};

export default function BlogScreen({ loaderData: { first, sidebar } }: Route.ComponentProps) {
  const [client] = useState(() => createQueryClient());
  const query = shownQuery(useLocation(), first, sidebar.categories);
  const reload = () => void client.invalidateQueries({ queryKey: listKey(ALL_POSTS) });
  return (
    <QueryClientProvider client={client}>
      <Hero
        search={query.search}
        heading={pageHeading(query, sidebar.categories)}
        trail={listTrail(query, sidebar.categories)}
        onReload={reload}
      />
      <div className={`page ${styles.columns}`}>
        <PostList query={query} first={first} categories={sidebar.categories} />
        <aside>
          <Sidebar query={query} {...sidebar} />
        </aside>
      </div>
    </QueryClientProvider>
  );
}

/** The blog could not be read. */
export function ErrorBoundary() {
  const query = readListQuery(useLocation());
  return (
    <>
      <Hero
        search={query.search}
        heading={blogPage.hero.title}
        trail={listTrail(query, [])}
        onReload={() => window.location.reload()}
      />
      <div className={`page ${styles.columns}`}>
        <Failed query={query} />
      </div>
    </>
  );
}
