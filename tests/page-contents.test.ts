import { expect, it } from 'vitest';
import { videos } from '#firm/videos.ts';
import { question } from '#law/what-happened/question.ts';
import { breadcrumbs } from '../content/derive/breadcrumbs.ts';
import { hasPage } from '../content/derive/links.ts';
import { publicPages } from '../content/derive/pages.ts';
import { practiceAreas } from '../content/derive/practice-areas.ts';
import { paths } from '../contract/paths.ts';
import { allSources } from '../scripts/import-rules.ts';

const [area] = practiceAreas.keys();
if (area === undefined) throw new Error('no practice area');

const screens: [screen: string, page: string][] = [
  ['home', paths.home],
  ['question', question.href],
  ['what-happened', paths.whatHappened('moved-out')],
  ['attorneys', paths.attorneys],
  ['client-reviews', paths.testimonials],
  ['media', paths.media],
  ['contact', paths.contact],
  ['practice-area-list', paths.practiceAreas],
  ['practice-area', paths.practiceArea(area)],
  ['resource', paths.fees],
  ['glossary', paths.glossary],
  ['site-map', paths.sitemap],
];

/** Names excluded: read only in part, or no text of the page's own. */
const APART = new Set([
  'videos',
  'happenedPages',
  'answersFitting',
  'helpFitting',
  'breadcrumbs',
  'profileOf',
  'streetLine',
  'cityLine',
  'newTabNote',
  'outwardHref',
  'sampleVideo',
  'documentTitle',
  'notFound',
  'firmOffsetMs',
  'hasPage',
  'withPage',
]);
const content = import.meta.glob<Record<string, unknown>>('../content/**/*.ts');
/** The path in content/ is the second group, with `#` where an alias begins it. */
const IMPORT = /import \{([^}]+)\} from '(?:[./]+\/content\/|(?=#))([^']+)'/g;

/** Content imported by a screen's components, by name. */
async function contentOf(screen: string): Promise<Map<string, unknown>> {
  const files = (await allSources()).filter(
    ({ path }) =>
      path.startsWith(`app/screens/${screen}/`) && path.endsWith('.tsx') && !path.includes('.test.'),
  );
  const imports = files.flatMap(({ text }) =>
    [...text.matchAll(IMPORT)].flatMap(([, names = '', specifier = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ') && !APART.has(name))
        .map((name) => ({ name, file: specifier.replace('#', '') })),
    ),
  );
  const values = new Map<string, unknown>();
  for (const { name, file } of imports) values.set(name, (await content[`../content/${file}`]?.())?.[name]);
  return values;
}

function contains(whole: unknown, part: unknown): boolean {
  if (whole === part) return true;
  return (
    typeof whole === 'object' && whole !== null && Object.values(whole).some((one) => contains(one, part))
  );
}

it.each(screens.filter(([, path]) => hasPage(path)))(
  'the date of the %s page changes with every text that its screen reads',
  async (screen, path) => {
    const page = publicPages.find((one) => one.path === path);
    const read = await contentOf(screen);
    expect(read.size).toBeGreaterThan(0);
    const forgotten = [...read].filter(([, value]) => !contains(page?.shows, value)).map(([name]) => name);
    expect(forgotten).toEqual([]);
  },
);

it.each([...practiceAreas.values()])(
  'the date of the practice area $id changes with its own interviews and the names of all areas',
  ({ id, interviews }) => {
    const shows = publicPages.find(({ path }) => path === paths.practiceArea(id))?.shows;
    const shown = videos.filter((video) => contains(shows, video)).map(({ videoId }) => videoId);
    expect(new Set(shown)).toEqual(new Set(interviews));
    for (const { title } of practiceAreas.values()) expect(contains(shows, title), title).toBe(true);
  },
);

it.each(Object.values(breadcrumbs).map((trail) => trail.at(-1)))(
  'breadcrumbs call $href by the name that it has in lists of pages',
  (here) => {
    const page = publicPages.find(({ path }) => path === here?.href);
    expect(page?.name ?? here?.label).toBe(here?.label);
  },
);
