import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firm } from '#firm/identity.ts';
import { attorneys } from '../content/derive/attorneys.ts';
import { offices } from '../content/derive/offices.ts';
import { firmFolder } from './brand/read-brand.ts';
import { root, runProgram } from './run.ts';
import { withFirm } from './stage-firm.ts';

const FOLDER = join('tests', 'second-firm');

/**
 * Makes the folder of another firm from its answers, builds its site in a copy of the project, and runs the tests of
 * tests/second-firm/ there.
 * @param folder for firm and copy
 * @param options Playwright's options
 * @returns the exit code of the first command that failed, or 0
 */
export async function testSecondFirm(
  folder: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const second = join(folder, 'second-firm');
  const answers = join(FOLDER, 'answers.yaml');
  const made = await runProgram(process.execPath, [join('scripts', 'firm-new.ts'), answers, '--to', second]);
  if (made !== 0) return made;
  return withFirm(
    second,
    async (project) => {
      const built = await runProgram(process.execPath, [join('scripts', 'build.ts')], {}, project);
      if (built !== 0) return built;
      const config = `--config=${join(FOLDER, 'playwright.config.ts')}`;
      const playwright = join('node_modules', '.bin', 'playwright');
      const settings = {
        ...env,
        FOREIGN_WORDS: JSON.stringify(await ownWords(answers)),
        FOREIGN_PICTURES: JSON.stringify(await ownPictures()),
      };
      return runProgram(process.execPath, [playwright, 'test', config, ...options], settings, project);
    },
    folder,
  );
}

/** Paths of this firm's drawings and pictures of articles; a firm may have none. */
async function ownPictures(): Promise<string[]> {
  const files = glob('{drawings,articles}/*', { cwd: join(root, firmFolder), exclude: ['**/*.md'] });
  const pictures = (await Array.fromAsync(files)).map((file) => `/${file.replaceAll('\\', '/')}`);
  if (firm.demonstration.shown && pictures.length === 0)
    throw new Error('The demonstration has no pictures.');
  return pictures;
}

/** Names and numbers of this firm that another firm's site has no reason to show. */
async function ownWords(answers: string): Promise<string[]> {
  const people = attorneys.flatMap(({ name }) => [name, name.split(' ').at(-1) ?? name]);
  const places = offices.flatMap(({ title, address, city }) => [title, address, city]);
  const number = firm.phone.display.split(' ').at(-1) ?? firm.phone.display;
  const words = [
    ...[firm.name, firm.shortName, ...firm.wordmark.slice(0, 1), firm.email.replace(/.*@/, '')],
    ...[number, firm.phone.href.replace(/\D/g, '').slice(-7), ...people, ...places],
  ];
  // The law names cities with a court.
  const elsewhere = [await readFile(join(root, answers), 'utf8')];
  for await (const file of glob('content/law/**/*.ts', { cwd: root })) {
    elsewhere.push(await readFile(join(root, file), 'utf8'));
  }
  return [...new Set(words)].filter((word) => word && !elsewhere.some((text) => text.includes(word)));
}
