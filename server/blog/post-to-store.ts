import type { PostStatus } from '../../contract/blog.ts';
import type { NamedTerm } from './terms.ts';

/** A post as it is stored. */
export interface PostToStore {
  /** Given: this post is changed, unless there is none. */
  id: string | null;
  /** Its number in WordPress: without `id`, the post that has this number is changed. */
  wpId: number | null;
  /** As it is wished for; a number is added where another post, or a page of the site, has it. */
  slug: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  excerpt: string;
  author: string;
  authorEmail: string | null;
  status: PostStatus;
  featuredImage: string | null;
  /** What the picture shows, for whoever does not see it. */
  featuredImageAlt: string | null;
  categories: readonly string[];
  tags: readonly string[];
  /** The slugs that WordPress had given them; kept is what differs from the slug that the name makes. */
  wordpressTerms: readonly NamedTerm[];
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImage: string | null;
  /** Anything that JSON can carry. */
  yoastData: unknown;
  /** UTC ISO 8601, whole seconds. */
  publishedAt: string;
  modifiedAt: string | null;
  readMinutes: number;
  titleWords: readonly string[];
  bodyWords: readonly string[];
}
