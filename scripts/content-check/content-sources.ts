import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToConfirm } from '#law/to-confirm.ts';
import type { Claim } from '../../content/schema/firm.ts';
import { PHOTOS_PATH, variantPath } from '../../contract/pictures.ts';
import { root } from '../run.ts';

/** Source text of a file in content/. */
export interface ContentSource {
  file: string;
  source: string;
}

const PICTURE = /'(\/[\w/.-]+\.(?:svg|png|jpe?g|webp|avif))'/g;
// A long text is concatenated; its first part names what is missing.
const BRACKETED = /'(\[[^']+)'/g;
const BREAKABLE = /§ |\be-mail\b/gi;
const WITHOUT_ADDRESS = /\burl: '#'/g;
/** Settings of a firm that still have the value of the demonstration. */
const UNSET: readonly [setting: RegExp, sentence: string][] = [
  [
    /\bserviceProviders: \[\],?\s*selfHosted: false/g,
    'nothing says who hosts the site and its mail (serviceProviders, or selfHosted)',
  ],
  [/\bclientPortal: null\b/g, 'the client portal has no address (clientPortal)'],
  [/\bdemonstration: \{\s*shown: true\b/g, 'the footer and the terms call the firm invented (demonstration)'],
];

export async function readContentSources(pattern = 'content/**/*.ts'): Promise<ContentSource[]> {
  const sources: ContentSource[] = [];
  for await (const path of glob(pattern, { cwd: root })) {
    if (path.endsWith('.test.ts')) continue;
    sources.push({ file: path.replaceAll('\\', '/'), source: await readFile(join(root, path), 'utf8') });
  }
  return sources.sort((one, other) => one.file.localeCompare(other.file));
}

/** Maps each picture named in the content, as it is served, to a file that names it. */
export function picturesIn(sources: readonly ContentSource[]): Map<string, string> {
  return new Map(
    sources.flatMap(({ file, source }) =>
      [...source.matchAll(PICTURE)].map(([, picture = '']) => [served(picture), file] as const),
    ),
  );
}

/** Photographs are served in other sizes only. */
function served(picture: string): string {
  return picture.startsWith(PHOTOS_PATH)
    ? variantPath({ original: picture, width: 960, format: 'jpeg' })
    : picture;
}

/** Finds places where a line could break between a section sign and its number, or within a word. */
export function breakableIn(sources: readonly ContentSource[]): string[] {
  return sources.flatMap(({ file, source }) =>
    [...source.matchAll(BREAKABLE)].map(([found]) =>
      found === '§ '
        ? `${file}: a line may end after §: write §\\u00a0`
        : `${file}: a line may end within "${found}": write email`,
    ),
  );
}

const COMMENT = /(?<![:'"`\w])\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
/** Straight quotes and hyphens, which no filter corrects. */
const TYPED: readonly [sign: RegExp, sentence: string][] = [
  [/\b[\p{Letter}]+'(?:s|t|re|ve|ll|d|m)\b/gu, 'write the apostrophe ’'],
  [/(?<![-\d])\d{1,3}%?-\d{1,3}(?:%| (?:minutes|hours|days|weeks|months|years)\b)/g, 'write the dash –'],
  [/\$\d{4,}\b|(?<![\d,.$#-])\d{4,}\+/g, 'write the comma of the thousands'],
];
/** Literals of the specification. */
const AS_SPECIFIED = new Set(["We've", "We'll", '15-30%', '35-40%', '1000+']);

/** Finds straight apostrophes, hyphens in ranges and figures without the comma of the thousands. */
export function typedIn(sources: readonly ContentSource[]): string[] {
  return sources.flatMap(({ file, source }) => {
    const texts = source.replace(COMMENT, '');
    return TYPED.flatMap(([sign, sentence]) =>
      [...texts.matchAll(sign)].flatMap(([found]) =>
        AS_SPECIFIED.has(found) ? [] : `${file}: "${found}": ${sentence}`,
      ),
    );
  });
}

/**
 * Lists the placeholders that a firm has to fill in before it publishes the site, with file and line.
 * @param options.settings false: only texts and URLs
 */
export function placeholdersIn(sources: readonly ContentSource[], { settings = true } = {}): string[] {
  return sources.flatMap((one) => [
    ...found(one, BRACKETED, ([, text = '']) => (text.endsWith(']') ? text : `${text.trimEnd()} …`)),
    ...found(one, WITHOUT_ADDRESS, () => "a press article has no address yet (url '#')"),
    ...(settings ? UNSET.flatMap(([setting, sentence]) => found(one, setting, () => sentence)) : []),
  ]);
}

/** One sentence for each match, after the file and the line. */
export function found(
  { file, source }: ContentSource,
  pattern: RegExp,
  sentence: (match: RegExpExecArray) => string,
): string[] {
  return [...source.matchAll(pattern)].map(
    (match) => `${file}:${source.slice(0, match.index).split('\n').length}: ${sentence(match)}`,
  );
}

/** A claim with its basis, or with the remark that it has none. */
export function withSupport({ claim, basis, asOf }: Claim): string {
  return basis === null ? `${claim}: no basis stated (as of ${asOf})` : `${claim}: ${basis}, as of ${asOf}`;
}

/** A statement of law with its source, its state and the day of its last reading. */
export function withSource({ fact, source, status, checkedOn }: ToConfirm): string {
  return `${fact} (${source}): ${status}, ${checkedOn ? `read on ${checkedOn}` : 'to be called'}`;
}
