export interface ImportTables {
  wordpress_posts: WordPressPostsTable;
  wordpress_import_reports: {
    id: string;
    started_at: string;
    /** `ImportReportSummary` as JSON. */
    summary: string;
    /** `ImportReport` as JSON, without the lists in `wordpress_import_entries`. */
    report: string;
  };
  /** The lists of reports that have an entry for each post or URL. */
  wordpress_import_entries: {
    report_id: string;
    /** A list of `ImportReport`. */
    list: string;
    /** From 0 within a list. */
    position: number;
    /** Some entries as JSON, with commas between them. */
    entry: string;
  };
  /** One row: the import that is running in any process. */
  wordpress_import_lease: {
    id: 1;
    /** Random, of the running import; null: none is running. */
    holder: string | null;
    /** After this its process is presumed dead. */
    expires_at: string | null;
    cancelled: 0 | 1;
    /** `ImportProgress` as JSON. */
    progress: string | null;
  };
}

/** Posts as they were imported. A row stays when its post is deleted here, so that the post does not come back. */
export interface WordPressPostsTable {
  /** The site without scheme and `www.`; empty: imported before sites were recorded. */
  source: string;
  /** In that site; a second post with it has `{number} 2`. */
  number: string;
  /** The post here, perhaps a deleted one; null: deleted for good. */
  post_id: string | null;
  /** In the source, as the link. */
  status: string;
  link: string;
  /** Hash of the post in the source: the same again means that nothing changed there. */
  source_hash: string;
  form: 'raw' | 'rendered';
  /** In the source. */
  modified_at: string | null;
  /** JSON: by field, the hashes of its value in the source and of what was saved of it. */
  fields: string;
  /** JSON: the files of the post, from where and to where; null: not copied. */
  files: string;
}
