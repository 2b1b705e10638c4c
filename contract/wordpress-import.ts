import * as z from 'zod/mini';

/** The payloads of the importer's calls (specification sections 3 and 7). */

/** `POST /api/blog/import/wp-api`. */
export const wpApiImportSchema = z.object({
  siteUrl: z
    .string('Please enter the address of the site')
    .check(z.maxLength(500, 'This address is too long')),
  username: z.optional(z.string().check(z.maxLength(200, 'This username is too long'))),
  /** An application password of WordPress. */
  password: z.optional(z.string().check(z.maxLength(200, 'This password is too long'))),
  /** Reports what would change, and writes nothing. */
  dryRun: z.optional(z.boolean()),
  /** Imports another site than the earlier imports, beside their posts. */
  beside: z.optional(z.boolean()),
});
export type WpApiImportPayload = z.infer<typeof wpApiImportSchema>;

export interface ImportResults {
  /** Posts in the source. */
  total: number;
  /** Posts that are here now as they are in the source: created, updated or unchanged. */
  imported: number;
  /** One sentence for each failed post: its title or number, and the reason. */
  errors: readonly string[];
}

/** The answer of both calls; with `Accept: text/event-stream` it is the data of the event `done`. */
export type ImportAnswer =
  | { success: true; results: ImportResults; broken: BrokenCounts; reportId: string }
  | {
      success: false;
      error: string /** Posts imported before the error. */;
      results?: ImportResults;
      reportId?: string;
      /**
       * Nothing was imported: the posts here are of another site. The same call with `beside` imports these beside
       * them.
       */
      anotherSite?: true;
    };

/** Numbers of the URLs and images in the report that do not work. */
export interface BrokenCounts {
  addresses: number;
  images: number;
}

/** The data of each event `progress`. */
export interface ImportProgress {
  /** `checking`: old URLs and images are requested from this site. */
  phase: 'connecting' | 'importing' | 'checking';
  /** Items of this phase; null: unknown. */
  total: number | null;
  done: number;
  /** Title of the current post. */
  title: string | null;
  failed: number;
}

/** `GET /api/blog/import`; `DELETE` cancels the running import. */
export interface ImportState {
  running: ImportProgress | null;
  /** The default of the field for the site's URL. */
  siteUrl: string;
  /** The name of the file that an import without an upload reads. */
  exportFile: string;
}

export interface ImportCount {
  name: string;
  inSource: number;
  here: number;
}

/** The value of a field that was changed here and in the source: the value here is kept. */
export interface ImportConflict {
  title: string;
  slug: string;
  field: string;
  here: string;
  inSource: string;
}

export interface CheckedAddress {
  /** As it stands in the source. */
  from: string;
  /** The local path of its target; null: broken. */
  to: string | null;
  works: boolean;
}

/** An item of `GET /api/blog/import/reports`, newest first. */
export interface ImportReportSummary {
  id: string;
  source: { kind: 'rest' | 'wxr' /** The site's address or the file's name. */; name: string };
  startedAt: string;
  finishedAt: string;
  outcome: 'finished' | 'cancelled' | 'failed';
  /** Why it failed. */
  error: string | null;
  dryRun: boolean;
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}

/** `GET /api/blog/import/reports/{id}`. */
export interface ImportReport extends ImportReportSummary {
  statuses: readonly ImportCount[];
  categories: readonly ImportCount[];
  /** Items that are no posts or not wanted here: pages, revisions, trash. */
  leftOut: readonly { kind: string; count: number }[];
  errors: readonly { post: string; reason: string }[];
  conflicts: readonly ImportConflict[];
  /** Posts that were changed, or would be by a dry run, with the names of their fields. */
  changes: readonly { title: string; slug: string; fields: readonly string[] | 'created' }[];
  /** Changes to a post that its author may want to look at: a removed shortcode, another slug. */
  notes: readonly { post: string; note: string }[];
  addresses: readonly CheckedAddress[];
  images: readonly CheckedAddress[];
}
