import { type ContentSource, found, readContentSources } from './content-sources.ts';

/** In a comment above an invented list or record, followed by what is invented; in the front matter of an article. */
const MARK = /@sample[ \t]+(.+?)[ \t]*(?:\*\/|\n)|^sample: (true)$/gm;
/** A video, a URL or a phone number that is reserved for examples. */
const RESERVED = /\bvideoId: 'sample-[^']*'|[\w-]+\.example\b|\b555-01\d\d\b/g;
const WITH_STRAY_PAGES = /\bpages: \{[^}]*\bstray: true\b/;

/** Reads the articles too. */
export async function readSampleSources(): Promise<ContentSource[]> {
  return [...(await readContentSources()), ...(await readContentSources('content/firm/articles/*.md'))];
}

/** Lists the samples that the content marks as such, with file and line. */
export function samplesIn(sources: readonly ContentSource[]): string[] {
  return shown(sources).flatMap((one) => found(one, MARK, ([, what = 'article']) => what));
}

/** Lists what is reserved for examples in files without a mark. */
export function unmarkedSamples(sources: readonly ContentSource[]): string[] {
  return shown(sources)
    .filter(({ source }) => source.search(MARK) < 0)
    .flatMap((one) =>
      found(one, RESERVED, ([value]) => `${value} is reserved for examples, without a mark @sample`),
    );
}

/** Leaves out the pages of another firm where the site does without them. */
function shown(sources: readonly ContentSource[]): readonly ContentSource[] {
  const withStray = sources.some(({ source }) => WITH_STRAY_PAGES.test(source));
  return withStray ? sources : sources.filter(({ file }) => !file.startsWith('content/stray/'));
}
