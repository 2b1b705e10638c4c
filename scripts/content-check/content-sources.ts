import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToConfirm } from '#law/to-confirm.ts';
import type { Claim } from '../../content/schema/firm.ts';
import { PHOTOS_PATH, variantPath } from '../../contract/pictures.ts';
import { isSampleAddress } from '../../contract/sample-address.ts';
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
const SAMPLE_VIDEO = /\bvideoId: 'sample-/g;
const EXTERNAL_LINK = /'(https?:\/\/[^']*)'/g;
const DEMONSTRATION = /\bdemonstration: \{\s*shown: true\b/;
/** A video, an address or a telephone number that is reserved for examples. */
const SAMPLE = /\bvideoId: 'sample-|\.example\b|\b555-01\d\d\b/;
/** Settings of a firm that still have the value of the demonstration. */
const UNSET: readonly [setting: RegExp, sentence: string][] = [
  [
    /\bserviceProviders: \[\],?\s*selfHosted: false/,
    'nothing says who hosts the site and its mail (serviceProviders, or selfHosted)',
  ],
  [/\bclientPortal: null\b/, 'the client portal has no address (clientPortal)'],
  [DEMONSTRATION, 'the footer and the terms call the firm invented (demonstration)'],
];

export async function readContentSources(): Promise<ContentSource[]> {
  const sources: ContentSource[] = [];
  for await (const path of glob('content/**/*.ts', { cwd: root })) {
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

/**
 * Lists the placeholders that a firm has to fill in before it publishes the site.
 * @param options.settings false: only texts, pictures and addresses
 */
export function placeholdersIn(sources: readonly ContentSource[], { settings = true } = {}): string[] {
  return sources.flatMap(({ file, source }) => {
    const unlinked = [...source.matchAll(WITHOUT_ADDRESS)].length;
    const samples = [...source.matchAll(SAMPLE_VIDEO)].length;
    const links = [...source.matchAll(EXTERNAL_LINK)].filter(([, url = '']) => isSampleAddress(url)).length;
    return [
      ...[...source.matchAll(BRACKETED)].map(
        ([, text = '']) => `${file}: ${text.endsWith(']') ? text : `${text.trimEnd()} …`}`,
      ),
      ...(unlinked > 0 ? [`${file}: ${have(unlinked, 'press article')} no address yet (url '#')`] : []),
      ...(samples > 0 ? [`${file}: ${have(samples, 'video')} a sample id`] : []),
      ...(links > 0 ? [`${file}: ${have(links, 'link')} a sample address (.example)`] : []),
      ...UNSET.filter(([setting]) => settings && setting.test(source)).map(
        ([, sentence]) => `${file}: ${sentence}`,
      ),
    ];
  });
}

/** Files with samples, once neither the footer nor the terms call the firm invented. */
export function uncoveredSamples(sources: readonly ContentSource[]): string[] {
  if (sources.some(({ source }) => DEMONSTRATION.test(source))) return [];
  return sources
    .filter(({ file, source }) => !file.startsWith('content/stray/') && SAMPLE.test(source))
    .map(
      ({ file }) =>
        `${file} has samples: set demonstration.shown to true in content/firm/identity.ts, or replace them`,
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

function have(count: number, noun: string): string {
  return count === 1 ? `1 ${noun} has` : `${count} ${noun}s have`;
}
