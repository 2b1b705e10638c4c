import type { Generated } from 'kysely';
import type { PostStatus } from '../../../contract/blog.ts';
import type { MediaPlace } from '../../../contract/media.ts';
import type { RevisionKind } from '../../../contract/post-versions.ts';
import type { TermKind } from '../../../contract/terms.ts';

export interface BlogTables {
  posts: PostsTable;
  /** The categories and tags of each post. */
  post_terms: {
    kind: 'category' | 'tag';
    slug: string;
    name: string;
    number: number;
    /** Status and date of the post are repeated here, so that one index lists a category. */
    status: PostStatus;
    published_at: string;
  };
  /**
   * Slugs, and URLs of WordPress, that posts had before. One that another post has now redirects until visitors see that
   * post.
   */
  former_slugs: { slug: string; number: number };
  /** Slugs of categories and tags in WordPress, where their names make others here. */
  wordpress_terms: {
    kind: 'category' | 'tag';
    slug: string;
    name: string;
  };
  renamed_terms: RenamedTermsTable;
  media_uses: MediaUsesTable;
  /** Files to be deleted, by the paths of their URLs. */
  discarded_media: { path: string };
  /** Posts that staff have deleted and can still restore. */
  deleted_posts: {
    id: string;
    title: string;
    /** The row of `posts` as JSON. */
    post: string;
    /** JSON. */
    former_slugs: string;
    deleted_at: string;
    deleted_by: string;
  };
  /** Unsaved posts shown as their page would look. */
  post_previews: {
    /** SHA-256 of the token in the URL, hexadecimal. */
    token_hash: string;
    /** `Post` as JSON. */
    post: string;
    expires_at: string;
  };
  /** Versions of posts, of deleted ones too. */
  post_revisions: {
    post_id: string;
    /** Counts from 1 in each post. */
    number: number;
    kind: RevisionKind;
    saved_at: string;
    /** User name; null: unknown, or an import. */
    saved_by: string | null;
    /** `PostFields` as JSON. */
    fields: string;
  };
  /** Changes of posts that their authors have not saved yet. */
  post_drafts: {
    /** `new`: a post that is not stored yet. */
    post_id: string;
    username: string;
    kept_at: string;
    /** `UnsavedChanges` as JSON. */
    draft: string;
  };
  /** The sample articles that were imported, removed ones too, so that they do not come back. */
  sample_posts: { post_id: string };
}

/** In PostgreSQL it also has the columns `title_words` and `words` (server/blog/search.store.ts). */
export interface PostsTable {
  /** Key of the row, of its search entry and its terms; orders posts of the same second. */
  number: Generated<number>;
  id: string;
  wp_id: number | null;
  slug: string;
  status: PostStatus;
  /** Whole seconds. */
  published_at: string;
  /** Visitors saw it before it became a draft. */
  once_public: Generated<0 | 1>;
  modified_at: string | null;
  created_at: string;
  updated_at: string;
  /** When search engines are to be notified of this post; `null`: never, or they have been. */
  announce_at: string | null;
  title: string;
  excerpt: string;
  author: string;
  author_email: string | null;
  featured_image: string | null;
  featured_image_alt: string | null;
  /** Names in their order, as JSON. */
  categories: string;
  tags: string;
  read_minutes: number;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  og_title: string | null;
  og_description: string | null;
  og_image: string | null;
  /** JSON. */
  yoast_data: string | null;
  /** Sanitized HTML. */
  content: string;
}

/** Names that staff gave to categories, tags and authors, also to those that an import brings again. */
export interface RenamedTermsTable {
  kind: TermKind;
  /** The slug of a category or tag; an author's name. */
  former: string;
  name: string;
}

/** The uses of uploaded and copied files, which protect them from deletion. */
export interface MediaUsesTable {
  place: MediaPlace;
  /** Id of the post, mailing or page, hash of the preview's token, or user name of the uploader. */
  owner: string;
  /** Number of the version, user name of the unsaved changes, or time of the upload; empty for others. */
  part: string;
  /** Decoded path of the file's URL. */
  path: string;
}
