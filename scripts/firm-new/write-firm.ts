import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { type Answers, knownAreas, templateFolder } from './answers.ts';
import { brandCss } from './brand-css.ts';
import {
  areaSource,
  attorneySource,
  completedArea,
  identitySource,
  officeSource,
  slugsFrom,
} from './records.ts';

/**
 * Writes the folder of a new firm: the template's texts, and the records made from the answers.
 * @param from the folder to which the paths of photographs are relative
 * @throws before anything is written, when the colors cannot be used or a photograph is missing
 */
export async function writeFirm(answers: Answers, folder: string, from: string): Promise<void> {
  const files = new Map([
    ['brand.css', brandCss(answers.colors)],
    ['identity.ts', identitySource(answers)],
  ]);
  const { offices, attorneys, areas } = answers;
  const officeKeys = slugsFrom(offices.map(({ name }) => name));
  offices.forEach((office, index) => {
    files.set(`offices/${officeKeys[index]}.ts`, officeSource(office, index));
  });
  const slugs = slugsFrom(attorneys.map(({ name }) => name));
  const photos = new Map<string, string>();
  attorneys.forEach((attorney, index) => {
    const photo = attorney.photo && `${slugs[index]}${extname(attorney.photo).toLowerCase()}`;
    if (attorney.photo && photo) photos.set(photo, resolve(from, attorney.photo));
    files.set(`attorneys/${slugs[index]}.ts`, attorneySource(attorney, index, photo));
  });
  for (const [index, area] of areas.entries()) {
    const source =
      'title' in area ? areaSource(area) : completedArea(await readFile(templateOf(area.slug), 'utf8'));
    // The areas are listed in the order of the answers.
    files.set(`practice-areas/${area.slug}.ts`, source.replace(/\bplace: 1\b/g, `place: ${index + 1}`));
  }
  const pictures = await Promise.all(
    [...photos].map(async ([name, file]) => [name, await readPhoto(file)] as const),
  );

  await rm(folder, { recursive: true, force: true });
  const constant = (path: string) => !knownAreas.some((area) => basename(path) === `${area}.ts`);
  await cp(templateFolder, folder, { recursive: true, filter: constant });
  for (const part of ['offices', 'attorneys', 'practice-areas', ...(photos.size > 0 ? ['photos'] : [])]) {
    await mkdir(join(folder, part), { recursive: true });
  }
  for (const [path, text] of files) await writeFile(join(folder, path), text);
  for (const [name, picture] of pictures) await writeFile(join(folder, 'photos', name), picture);
}

const templateOf = (slug: string) => join(templateFolder, 'practice-areas', `${slug}.ts`);

function readPhoto(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new Error(`There is no photograph ${file}.`);
  });
}
