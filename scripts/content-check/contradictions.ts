import { hasPage } from '../../content/derive/links.ts';
import { isPageSlug } from '../../content/derive/page-slugs.ts';
import type { FactRule } from '../../content/schema/fact.ts';
import type { PageFacts } from './read-page.ts';

/** One sentence for each indexed page that contradicts a fact or leaves it out. */
export function contradictions(pages: readonly PageFacts[], rules: readonly FactRule[]): string[] {
  const indexed = pages
    .filter(({ noindex }) => !noindex)
    .map(({ path, text, description }) => ({ path, text: `${text} ${description}` }));
  return rules.flatMap((rule) => findings(indexed, rule).map((finding) => `${finding}: ${rule.fact}`));
}

/** A firm may have removed a sample article. */
function isMissingArticle(pages: readonly Pick<PageFacts, 'path'>[], path: string): boolean {
  const [, slug] = /^\/([^/]+)\/$/.exec(path) ?? [];
  return slug !== undefined && !isPageSlug(slug) && !pages.some((page) => page.path === path);
}

function findings(pages: readonly Pick<PageFacts, 'path' | 'text'>[], rule: FactRule): string[] {
  if ('never' in rule) {
    return pages
      .filter(({ path }) => !rule.on || rule.on.includes(path))
      .flatMap(
        ({ path, text }) =>
          text
            .match(rule.never)
            ?.slice(0, 1)
            .map((said) => `${path} says "${said}"`) ?? [],
      );
  }
  if ('on' in rule) {
    return rule.on
      .filter((path) => hasPage(path) && !isMissingArticle(pages, path))
      .filter((path) => !rule.says.test(pages.find((page) => page.path === path)?.text ?? ''))
      .map((path) => `${path} leaves out`);
  }
  const { where, says, within = Number.POSITIVE_INFINITY } = rule;
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(where)]
      .filter(
        ({ 0: said, index }) =>
          !says.test(text.slice(Math.max(0, index - within), index + said.length + within)),
      )
      .map(([said]) => `${path} says "${said}" alone`),
  );
}
