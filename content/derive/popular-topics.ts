import { articlePage } from '#firm/pages/blog.ts';
import { paths } from '../../contract/paths.ts';
import { readListQuery } from '../../contract/post-lists.ts';

/** Slugs of the popular topics, which every article links to, whether or not they have posts. */
export const popularTopics = articlePage.sidebar.topics.links.map(
  ({ href }) => readListQuery({ pathname: paths.blog, search: href.slice(paths.blog.length) }).category,
);
