import * as z from 'zod/mini';
import type { LastSave } from './audit.ts';
import type { ErrorBody } from './errors.ts';
import { searchedText } from './query-fields.ts';
import { robotsProblem } from './robots.ts';

/**
 * The meta tags of one page as served (specification section 3, page meta-tag record). An empty `canonicalUrl`
 * is the page's own URL.
 */
export interface MetaTagRecord {
  /** The path of a page, or the id of a post. */
  id: string;
  pagePath: string;
  /** The page's name in lists of pages. */
  pageTitle: string;
  /** The firm's name is appended to it. */
  metaTitle: string;
  metaDescription: string;
  /** Separated by commas. */
  metaKeywords: string;
  /** Whole: nothing is appended. */
  ogTitle: string;
  /** A path of this site, or an absolute URL. */
  ogImage: string;
  ogDescription: string;
  canonicalUrl: string;
  robots: string;
  /** HTML: `<meta>`, `<link>` and JSON-LD. */
  customHeadTags: string;
  /** Texts derived from the page's content, served where the field is empty. */
  own: { title: string; description: string };
}

/** The fields that staff may change. */
export type MetaTagField = Exclude<keyof MetaTagRecord, 'id' | 'pagePath' | 'own'>;

/** A head tag that staff added: with the attribute names of React, or JSON-LD as text. */
export type HeadTag = ({ tagName: 'meta' | 'link' } & Record<string, string>) | { jsonLd: string };

/** The fields of a page's head that staff changed, as stored; null: the page's own. */
export interface StoredTags {
  /** The path of a page, or the id of a post. */
  id: string;
  page_title: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  og_title: string | null;
  og_image: string | null;
  og_description: string | null;
  canonical_url: string | null;
  robots: string | null;
  /** HTML, checked by server/pages/head-tags.ts. */
  custom_head_tags: string | null;
}

/** The changed fields of a page's head, with its custom tags parsed. */
export interface ChangedTags extends StoredTags {
  headTags: readonly HeadTag[];
}

/** By the path of a page or the id of a post. */
export type ChangedPages = ReadonlyMap<string, ChangedTags>;

export const TITLE_MAX = 500;
const TEXT_MAX = 2000;
const CUSTOM_TAGS_MAX = 10_000;

/** Text of one line: control characters and runs of blanks become one blank. */
const line = (label: string, max: number) =>
  z.pipe(
    z._default(z.string(`${label} must be text`), ''),
    z.pipe(
      z.transform((text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()),
      z.string().check(z.maxLength(max, `${label} is longer than ${max} characters`)),
    ),
  );

const address = (label: string) =>
  line(label, TEXT_MAX).check(
    z.refine(isPageUrl, 'Please enter a path that begins with /, or an address that begins with https://'),
  );

/** True for an empty text, a path of this site and an absolute http URL. */
function isPageUrl(text: string): boolean {
  if (text === '') return true;
  if (/[\s<>"\\^`{|}]/.test(text)) return false;
  if (/^\/(?!\/)/.test(text)) return URL.canParse(text, 'https://site.example');
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}

/** The body of `PUT /api/admin/meta-tags`: a record. An empty or missing field is the page's own text again. */
export const metaTagRecordSchema = z.object({
  id: z.string('Please choose a page').check(z.minLength(1, 'Please choose a page'), z.maxLength(1000)),
  pageTitle: line('The page title', TITLE_MAX),
  metaTitle: line('The meta title', TITLE_MAX),
  metaDescription: line('The meta description', TEXT_MAX),
  metaKeywords: line('The list of keywords', TEXT_MAX),
  ogTitle: line('The OG title', TITLE_MAX),
  ogImage: address('The address').check(
    z.refine(
      (text) => !/\.svgz?([?#]|$)/i.test(text),
      'Networks show no SVG pictures: please use PNG or JPEG',
    ),
  ),
  ogDescription: line('The OG description', TEXT_MAX),
  canonicalUrl: address('The address').check(
    z.refine((text) => !text.includes('#'), 'A canonical address has no part after #'),
  ),
  robots: line('The value', TITLE_MAX).check((context) => {
    const problem = context.value === '' ? null : robotsProblem(context.value);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
  }),
  /** The record that was edited; refused if another one has been saved since. Without it, the last save wins. */
  base: z.optional(z.record(z.string(), z.unknown())),
  customHeadTags: z.pipe(
    z._default(z.string('The custom head tags must be text'), ''),
    z.pipe(
      z.transform((text: string) => text.replaceAll('\0', '').replaceAll('\r\n', '\n').trim()),
      z
        .string()
        .check(z.maxLength(CUSTOM_TAGS_MAX, `The tags are longer than ${CUSTOM_TAGS_MAX} characters`)),
    ),
  ),
});

export type MetaTagsToSave = z.infer<typeof metaTagRecordSchema>;

/** The body of `409`: the stored record. */
export interface MetaTagsConflict extends ErrorBody {
  record: MetaTagRecord;
  saved: LastSave | null;
}

const LIMIT_MAX = 100;

/** The query of `GET /api/admin/meta-tags`; without a search or a title the answer is the list of pages. */
export const metaTagQuerySchema = z.object({
  search: searchedText(200),
  /** Finds the pages with this meta title. */
  metaTitle: line('The meta title', TITLE_MAX),
  // `wholeNumber` would also accept more than three digits: leading zeros.
  limit: z.pipe(
    z._default(z.string(), '20').check(z.regex(/^\d{1,3}$/, `limit must be from 1 to ${LIMIT_MAX}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(1), z.lte(LIMIT_MAX, `limit must be from 1 to ${LIMIT_MAX}`)),
    ),
  ),
});
