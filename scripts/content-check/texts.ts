import { EXPECTED_LINKS, EXPECTED_TEXTS } from '#firm/facts.ts';
import { hasPage } from '../../content/derive/links.ts';
import { paths } from '../../contract/paths.ts';
import type { PageFacts } from './read-page.ts';

/** Pages on which a bracketed placeholder is an error. */
const FINISHED_PAGES: readonly string[] = [paths.privacy, paths.terms];

/** Texts and links that a page must have and has not. */
export function missingTexts(pages: readonly PageFacts[]): string[] {
  const lacking = (expected: Readonly<Record<string, readonly string[]>>, part: 'text' | 'links') =>
    Object.entries(expected).flatMap(([path, all]) => {
      const page = pages.find((one) => one.path === path);
      return all
        .filter((one) => hasPage(path) && hasPage(one) && !page?.[part].includes(one))
        .map((one) => `${path} lacks "${one}"`);
    });
  return [...lacking(EXPECTED_TEXTS, 'text'), ...lacking(EXPECTED_LINKS, 'links')];
}

/** Public pages without the notice that the firm is fictional; empty: no notice. */
export function withoutNotice(pages: readonly PageFacts[], notice: string): string[] {
  return pages
    .filter(({ path, text }) => !path.startsWith('/admin/') && !text.includes(notice))
    .map(({ path }) => `${path} does not say that the firm is fictional`);
}

/** Placeholders on pages that must be complete. */
export function unfinishedTexts(pages: readonly PageFacts[]): string[] {
  return pages.flatMap(({ path, text }) => {
    const [placeholder] = FINISHED_PAGES.includes(path) ? (/\[[^\]]*\]?/.exec(text) ?? []) : [];
    return placeholder ? [`${path} has a text left to write: ${placeholder}`] : [];
  });
}
