import { EXPECTED_COUNTS, EXPECTED_IN_AREA, EXPECTED_SECTIONS, FEWEST_GLOSSARY_TERMS } from '#firm/facts.ts';
import { hasPage } from '../../content/derive/links.ts';
import { readVariantPath } from '../../contract/pictures.ts';
import { namesAFile, type PageFacts } from './read-page.ts';

/** Fragment that selects a view of a drawing, not a symbol in it. */
const SVG_VIEW = /^#svgView\(.+\)$/;
/** Characters, without the firm's name, which the site adds. */
const TITLE_LIMIT = 60;
const DESCRIPTION_LIMIT = 160;

/** The served site, input of the rules below. Each rule returns one sentence for each finding. */
export interface CheckedSite {
  /** Scheme and host, to recognise absolute links. */
  origin: string;
  /** Suffix of every title. */
  titleSuffix: string;
  pages: readonly PageFacts[];
  redirects: readonly { from: string; to: string }[];
  /** Ids in each file that a page or the content names; null when the file is missing. */
  files: ReadonlyMap<string, ReadonlySet<string> | null>;
}

/** Pages of the route table that fail or redirect. */
export function pagesThatFail({ pages }: CheckedSite): string[] {
  return pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} answers ${status}`);
}

/** Internal links to a missing page, to a missing anchor, or without the trailing slash. */
export function brokenLinks(site: CheckedSite): string[] {
  const linkedFrom = new Map<string, string[]>();
  for (const { path, links } of site.pages) {
    for (const link of new Set(links)) {
      const address = URL.parse(link, `${site.origin}${path}`);
      const problem = address ? problemOf(site, address) : 'is no address';
      if (!problem) continue;
      const finding = `${link} ${problem}`;
      linkedFrom.set(finding, [...(linkedFrom.get(finding) ?? []), path]);
    }
  }
  return [...linkedFrom].map(([finding, pages]) => `${finding} (linked from ${shortened(pages)})`);
}

/** Redirects to a missing page, and redirects that hide a page. */
export function brokenRedirects(site: CheckedSite): string[] {
  return site.redirects.flatMap(({ from, to }) => {
    const problem = problemOf({ ...site, redirects: [] }, new URL(to, site.origin));
    const hidden = site.pages.some(({ path }) => path === `${from}/`);
    return [
      ...(problem ? [`${from} redirects to ${to}, which ${problem}`] : []),
      ...(hidden ? [`${from} is a redirect, and a page that it hides`] : []),
    ];
  });
}

/** Describes what is wrong with an internal link; null for a good or external one. */
function problemOf(site: CheckedSite, address: URL): string | null {
  const { origin, pathname, hash } = address;
  if (origin !== site.origin) return null;
  if (namesAFile(pathname)) return site.files.get(pathname) ? null : 'names a file that is missing';
  const redirect = site.redirects.find(({ from }) => `${from}/` === pathname);
  if (redirect) return problemOf({ ...site, redirects: [] }, new URL(redirect.to, origin));
  const target = site.pages.find(({ path }) => path === pathname);
  if (target) {
    const anchor = decoded(hash.slice(1));
    if (anchor === null) return 'has an anchor that cannot be decoded';
    return anchor && !target.ids.has(anchor) ? 'names an anchor that the page does not have' : null;
  }
  if (!hasPage(pathname)) return 'leads to a page that this firm does without';
  if (pathname.endsWith('/')) return 'leads to no page';
  const withSlash = problemOf(site, new URL(`${pathname}/`, origin));
  return withSlash ? 'leads to no page' : 'lacks the slash at its end';
}

/** Decodes percent-encoding; null when it is malformed. */
function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** Missing pictures that a page shows or the content names. */
export function missingPictures(
  { origin, pages, files }: CheckedSite,
  inContent: ReadonlyMap<string, string>,
): string[] {
  const shownOn = new Map<string, string[]>();
  for (const { path, pictures } of pages) {
    for (const picture of new Set(pictures)) {
      const address = URL.parse(picture, `${origin}${path}`);
      if (address?.origin !== origin) continue;
      const ids = files.get(address.pathname);
      if (ids && (!address.hash || SVG_VIEW.test(address.hash) || ids.has(address.hash.slice(1)))) continue;
      // One line for a photograph, whatever its sizes.
      const name = readVariantPath(address.pathname)?.original ?? picture;
      shownOn.set(name, [...new Set([...(shownOn.get(name) ?? []), path])]);
    }
  }
  return [
    ...[...shownOn].map(([picture, paths]) => `${picture} is missing (shown on ${shortened(paths)})`),
    ...[...inContent]
      .filter(([picture]) => !files.get(picture))
      .map(([picture, file]) => [readVariantPath(picture)?.original ?? picture, file] as const)
      .filter(([picture]) => !shownOn.has(picture))
      .map(([picture, file]) => `${picture} is missing (named in ${file})`),
  ];
}

/** Titles and descriptions of indexed pages that are too long, repeated or missing. */
export function unfitDescriptions({ pages, titleSuffix }: CheckedSite): string[] {
  const indexed = pages
    .filter(({ status, noindex }) => status === 200 && !noindex)
    .map((page) => ({ ...page, own: page.title.replace(titleSuffix, '') }));
  return [
    ...indexed.flatMap(({ path, title, own, description }) => [
      ...(title.endsWith(titleSuffix)
        ? []
        : [`${path}: the title "${title}" does not end in the firm's name`]),
      ...(own.trim() === '' ? [`${path} has no title`] : []),
      ...(own.length > TITLE_LIMIT
        ? [`${path}: the title has ${own.length} characters, ${TITLE_LIMIT} are shown: "${own}"`]
        : []),
      ...(description === '' ? [`${path} has no description`] : []),
      ...(description.length > DESCRIPTION_LIMIT
        ? [`${path}: the description has ${description.length} characters, ${DESCRIPTION_LIMIT} are shown`]
        : []),
    ]),
    ...shared(indexed.map(({ path, own }) => [own, path])).map(
      ([title, paths]) => `${paths.join(' and ')} share the title "${title}"`,
    ),
    ...shared(indexed.map(({ path, description }) => [description, path])).map(
      ([description, paths]) => `${paths.join(' and ')} share the description "${description}"`,
    ),
  ];
}

function shared(pairs: readonly (readonly [string, string])[]): [string, string[]][] {
  const groups = Map.groupBy(pairs, ([text]) => text);
  return [...groups].flatMap(([text, group]) =>
    text !== '' && group.length > 1 ? [[text, group.map(([, path]) => path)]] : [],
  );
}

type Counts<Expected> = Readonly<Record<keyof Expected, number>>;

export interface ContentCounts {
  counts: Counts<typeof EXPECTED_COUNTS>;
  glossaryTerms: number;
  /** Practice areas by slug, with the types of their sections. */
  areas: ReadonlyMap<string, { counts: Counts<typeof EXPECTED_IN_AREA>; sectionTypes: readonly string[] }>;
}

/** Counts in the content that differ from the specification. */
export function wrongCounts({ counts, glossaryTerms, areas }: ContentCounts): string[] {
  return [
    ...differences(counts, EXPECTED_COUNTS),
    ...(glossaryTerms < FEWEST_GLOSSARY_TERMS
      ? [`${glossaryTerms} glossary terms, fewer than ${FEWEST_GLOSSARY_TERMS}`]
      : []),
    ...[...areas].flatMap(([slug, area]) => [
      ...differences(area.counts, EXPECTED_IN_AREA).map((one) => `the practice area ${slug} has ${one}`),
      ...EXPECTED_SECTIONS.filter((type) => !area.sectionTypes.includes(type)).map(
        (type) => `the practice area ${slug} has no section of type "${type}"`,
      ),
    ]),
  ];
}

function differences<Expected extends Readonly<Record<string, number>>>(
  counts: Counts<Expected>,
  expected: Expected,
): string[] {
  return Object.keys(expected)
    .filter((name) => counts[name] !== expected[name])
    .map((name) => `${counts[name]} ${name} instead of ${expected[name]}`);
}

function shortened(paths: readonly string[]): string {
  const rest = paths.length - 3;
  return rest > 0 ? `${paths.slice(0, 3).join(', ')} and ${rest} more` : paths.join(', ');
}
