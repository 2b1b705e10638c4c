import { execFileSync } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { placeholdersIn } from '../content-check/content-sources.ts';
import { contradictions } from '../content-check/contradictions.ts';
import { factsOfLaw } from '../content-check/facts-of-law.ts';
import { root } from '../run.ts';
import { knownAreas, readAnswers } from './answers.ts';
import { attorney, office, small } from './sample-answers.ts';
import { writeFirm } from './write-firm.ts';

const answersOf = (answers: object) => readAnswers('answers.yaml', stringify(answers));

/** A site without its other parts, whose content is the new firm's. */
let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'firm-new-'));
  await cp(join(root, 'package.json'), join(site, 'package.json'));
  for (const part of ['calculators', 'contract', 'content']) {
    const noFirm = (path: string) => path !== join(root, 'content', 'firm');
    await cp(join(root, part), join(site, part), { recursive: true, filter: noFirm });
  }
  await symlink(join(root, 'node_modules'), join(site, 'node_modules'));
});
afterAll(() => rm(site, { recursive: true }));

interface ContentRead {
  pages: { path: string; seo: { title: string; description: string } }[];
  areas: { id: string; seo: { title: string; description: string } }[];
  /** The texts that every page of an area shows. */
  besideAreas: unknown;
  /** All that the content exports. */
  told: string;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Writes the firm into the site. */
function write(answers: object, from = '.'): Promise<void> {
  return writeFirm(answersOf(answers), join(site, 'content', 'firm'), from);
}

/** Writes the firm, and reads the content as a script of the site does. */
async function contentOf(answers: object): Promise<ContentRead> {
  await write(answers);
  const read = `
    const { glob } = await import('node:fs/promises');
    const { publicPages } = await import('./content/derive/pages.ts');
    const { practiceAreas } = await import('./content/derive/practice-areas.ts');
    const areas = [...practiceAreas.values()];
    const { practiceAreaPage } = await import('./content/firm/pages/practice-area-page.ts');
    const { practiceAreaLabels } = await import('./content/interface/practice-area-page.ts');
    const besideAreas = [practiceAreaPage, practiceAreaLabels];
    const modules = [];
    for await (const file of glob('content/{firm,derive,interface}/**/*.ts', { exclude: ['**/*.test.ts'] }))
      modules.push(await import('./' + file));
    const told = JSON.stringify([modules, areas]);
    process.stdout.write(JSON.stringify({ pages: publicPages, areas, besideAreas, told }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', read], {
      cwd: site,
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  );
}

async function sourcesIn(folder: string) {
  const sources: { file: string; source: string }[] = [];
  for await (const file of glob('**/*.{ts,css,json}', { cwd: folder })) {
    sources.push({ file, source: await readFile(join(folder, file), 'utf8') });
  }
  return sources;
}

describe('a new firm', () => {
  it('of one attorney, with an area of its own, has all pages and nothing of the demonstration', async () => {
    const areas = ['child-custody', { slug: 'adoption', title: 'Adoption' }];
    const { pages, told } = await contentOf({ ...small, areas, pages: { blog: false } });
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/attorneys/',
        '/practice-areas/child-custody/',
        '/practice-areas/adoption/',
      ]),
    );
    expect(paths).not.toContain('/testimonials/');
    expect(paths).not.toContain('/practice-areas/alimony/');
    expect(told).toContain("Peña, Núñez & O'Neil");
    expect(
      told.match(
        /Hartwell|Okafor|Delacroix|Raghunathan|Marquez|\bChoi\b|555-0176|Broadway|Netflix|Los Angeles|Brooklyn|\$500M/gi,
      ),
    ).toBeNull();
    const promised =
      /24\/7|at any hour|any hour:|(?<!whether the first )consultation is free|Free Consultation|within \d+ (hours|minutes)|Payment plans are/g;
    expect(told.match(promised), 'promises that nobody has made').toBeNull();
  });

  it('of forty attorneys, ten offices and every practice area has them in the order of the answers', async () => {
    const name = (index: number) => `Ana ${'ABCDEFGHIJ'[Math.floor(index / 4)]}${index} Ruiz`;
    const { told } = await contentOf({
      ...small,
      attorneys: Array.from({ length: 40 }, (_, index) => ({ ...attorney, name: name(index) })),
      offices: Array.from({ length: 10 }, (_, index) => ({ ...office, name: `Office ${index}` })),
      areas: [...knownAreas].reverse(),
      freeConsultation: true,
    });
    expect(told).toContain('Free Consultation');
    expect(told.indexOf(name(2))).toBeLessThan(told.indexOf(name(39)));
    const sources = await sourcesIn(join(site, 'content', 'firm'));
    expect(sources.find(({ file }) => file.endsWith('practice-areas/alimony.ts'))?.source).toContain(
      `place: ${knownAreas.length},`,
    );
    const closings = sources.flatMap(
      ({ source }) => /\[(.+): say in a few sentences[^{]+\{\s+type: 'cta'/.exec(source)?.slice(1) ?? [],
    );
    expect(new Set(closings).size, 'areas with the sections at the end').toBe(knownAreas.length);
    expect(sources.filter(({ file }) => file.startsWith('attorneys/'))).toHaveLength(40);
    expect(sources.filter(({ file }) => file.startsWith('offices/'))).toHaveLength(10);
  });

  it('says on the pages of its areas what the law of the state asks of them', async () => {
    const { besideAreas, ...read } = await contentOf({ ...small, areas: knownAreas });
    const areas = read.areas.map((area) => ({
      ...{ path: `/practice-areas/${area.id}/`, status: 200, noindex: false },
      ...{ links: [], pictures: [], passages: [], ids: new Set<string>() },
      ...{ title: area.seo.title, description: area.seo.description },
      text: textsIn([area, besideAreas]).join(' ').replace(/\s+/g, ' '),
    }));
    expect(areas).toHaveLength(knownAreas.length);
    const found = contradictions(areas, factsOfLaw).filter((one) => /^\/practice-areas\/./.test(one));
    expect(found).toEqual([]);
  });

  it('exports what the site reads from the firm', async () => {
    await write(small);
    const imported = /import (?:\{([^}]*)\}|\* as \w+) from '#firm\/([\w/-]+\.ts)'/g;
    const read = new Map<string, Set<string>>();
    for await (const file of glob('{app,content,scripts,server}/**/*.{ts,tsx}', { cwd: root })) {
      if (/\.test\.tsx?$|firm-new/.test(file)) continue;
      for (const [, names = '', path = ''] of (await readFile(join(root, file), 'utf8')).matchAll(imported)) {
        const words = names.split(',').flatMap((word) => word.trim().split(' as ')[0] || []);
        read.set(path, new Set([...(read.get(path) ?? []), ...words]));
      }
    }
    expect(read.size).toBeGreaterThan(15);
    const missing: string[] = [];
    for (const [path, names] of read) {
      const source = await readFile(join(site, 'content', 'firm', path), 'utf8');
      for (const name of names) {
        const found = new RegExp(`export (const ${name}\\b|\\{[^}]*\\b${name}\\b)`).test(source);
        if (!found) missing.push(`${path}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('has placeholders in brackets where only the firm can write, and no other sample', async () => {
    await write(small);
    const left = placeholdersIn(await sourcesIn(join(site, 'content', 'firm')), { settings: false });
    expect(left.map((one) => one.split(/:\d+: \[/)[0])).toEqual(
      expect.arrayContaining(['attorneys/maria-jose-o-pena.ts', 'offices/albany.ts', 'faq.ts']),
    );
    expect(left.every((one) => /:\d+: \[/.test(one))).toBe(true);
  });

  it('has the photographs of its attorneys, whose files must exist', async () => {
    const from = join(site, 'answers');
    await mkdir(join(from, 'photos'), { recursive: true });
    await writeFile(join(from, 'photos', 'MJ.JPG'), 'a picture');
    const withPhoto = (photo: string) => ({ ...small, attorneys: [{ ...attorney, photo }] });
    await write(withPhoto('photos/MJ.JPG'), from);
    const photo = join(site, 'content', 'firm', 'photos', 'maria-jose-o-pena.jpg');
    expect(await readFile(photo, 'utf8')).toBe('a picture');
    await expect(write(withPhoto('photos/none.jpg'), from)).rejects.toThrow('There is no photograph');
    expect(await readFile(photo, 'utf8'), 'the folder of before is still there').toBe('a picture');
  });

  it('is refused with colors that cannot be read', async () => {
    await expect(write({ ...small, colors: { band: '#dddddd' } })).rejects.toThrow(
      /--color-on-band \(#fafafa\) on --color-band \(#dddddd\) has a contrast of/,
    );
  });
});
