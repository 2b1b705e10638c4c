import { documentTitle } from '../../../content/derive/document-title.ts';
import { type MetaTagField, type MetaTagRecord, TITLE_MAX } from '../../../contract/page-tags.ts';
import { isNoindex, robotsProblem } from '../../../contract/robots.ts';

/** Characters that search engines and networks show at least. */
export const SHOWN_LENGTHS: Partial<Record<MetaTagField, number>> = {
  metaTitle: 60,
  metaDescription: 160,
  ogTitle: 120,
  ogDescription: 200,
};

/** A shorter description is often replaced by a part of the page. */
const SHORT_DESCRIPTION = 70;

export type Warnings = Partial<Record<MetaTagField, string>>;

interface WarningFacts {
  /** Records that may have the same title. */
  equals: readonly MetaTagRecord[];
  /** The URL of a picture that could not be loaded. */
  brokenPicture: string | null;
  /** Absolute, without a trailing slash. */
  siteUrl: string;
}

/** By code points, as people count. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The text as shown: the firm's name follows a title. */
export function shownText(field: MetaTagField, value: string): string {
  return field === 'metaTitle' && value !== '' ? documentTitle(value) : value;
}

/** The title to compare with those of other pages; empty for one that is too long to be saved. */
export function comparableTitle(title: string): string {
  const typed = title.trim();
  return typed.length > TITLE_MAX ? '' : typed;
}

/** Remarks on a record that may still be saved, by field. */
export function warningsFor(
  record: MetaTagRecord,
  { equals, brokenPicture, siteUrl }: WarningFacts,
): Warnings {
  const warnings: Warnings = {};
  for (const field of Object.keys(SHOWN_LENGTHS) as MetaTagField[]) {
    if (lengthOf(record[field]) > (SHOWN_LENGTHS[field] ?? 0))
      warnings[field] = 'Too long: the end may be cut.';
  }
  const description = lengthOf(record.metaDescription);
  if (description > 0 && description < SHORT_DESCRIPTION) {
    warnings.metaDescription = 'Short: search engines may show another text of the page instead.';
  }
  const same = equals.find(({ id, metaTitle }) => id !== record.id && isSame(metaTitle, record.metaTitle));
  if (same) warnings.metaTitle = `“${same.pageTitle}” (${same.pagePath}) has the same meta title.`;
  if (record.ogImage === brokenPicture) {
    warnings.ogImage = 'There is no picture at this address, so networks will show none.';
  }
  if (isElsewhere(record, siteUrl)) {
    warnings.canonicalUrl =
      'Search engines list that address instead of this page, and the sitemap leaves it out.';
  }
  const problem = record.robots.trim() === '' ? null : robotsProblem(record.robots);
  if (problem) warnings.robots = `${problem}.`;
  else if (isNoindex(record.robots)) {
    warnings.robots = 'Search engines will not list this page, and the sitemap leaves it out.';
  }
  return warnings;
}

function isSame(one: string, other: string): boolean {
  return one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** True when the canonical URL is not the page's own. */
function isElsewhere({ canonicalUrl, pagePath }: MetaTagRecord, siteUrl: string): boolean {
  const text = canonicalUrl.trim();
  const own = siteUrl + pagePath;
  return text !== '' && URL.parse(text, siteUrl)?.href.replace(/\/?$/, '/') !== own;
}
