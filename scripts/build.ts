import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Brand, coloredForPages } from '../server/platform/brand.ts';
import { contrastProblems } from './brand/contrast.ts';
import { firmFolder, lawFolder, readBrand } from './brand/read-brand.ts';
import { withLock } from './lock.mjs';
import { root, runProgram, runTool, say } from './run.ts';
import { withFirm } from './stage-firm.ts';

const INPUTS = [
  '{app,calculators,content,contract,public,server}/**/*',
  '{vite,react-router}.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/content-check/content-sources.ts',
  'scripts/brand/*.ts',
];
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

const folder = join(root, 'build');
const stamp = join(folder, 'inputs.sha256');
export const serverFile = join(folder, 'server', 'main.js');

/** The folder of the firm whose site is built; the variable FIRM names another one. */
const firm = process.env.FIRM ? resolve(process.env.FIRM) : join(root, firmFolder);

/**
 * Builds the site of the firm when one of its inputs has changed since the last build.
 * @param whileUnchanged runs on the finished build before another process may replace it
 * @returns false when the build failed; it has printed the reason
 */
export function ensureBuilt(whileUnchanged?: (folder: string) => Promise<void>): Promise<boolean> {
  return withLock('build', async () => {
    const inputs = await hashInputs();
    if (!existsSync(serverFile) || (await readFile(stamp, 'utf8').catch(() => '')) !== inputs) {
      const built = process.env.FIRM ? await withFirm(firm, buildIn) : await build();
      if (!built) return false;
      // The build empties its folder first, so a stamp always belongs to a complete build.
      await writeFile(stamp, inputs);
    }
    await whileUnchanged?.(folder);
    return true;
  });
}

async function build(): Promise<boolean> {
  say('Building the site …');
  const brand = readBrand();
  const problems = contrastProblems(brand);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    return false;
  }
  const code = await runTool('react-router', ['build', '--logLevel', 'error'], { NODE_ENV: 'production' });
  if (code !== 0) return false;
  const client = join(folder, 'client');
  // Loaded here: a start without a build does not need it.
  const { writeSiteFiles } = await import('./brand/site-files.ts');
  await writeSiteFiles({ firm, law: join(root, lawFolder), client, photos: join(folder, 'photos') }, brand);
  await colorDrawings(client, brand);
  await shortenRouteTable(join(client, 'assets'));
  await precompress(client);
  return true;
}

/** Builds in a copy of the project that has another firm, and brings the result here. */
async function buildIn(project: string): Promise<boolean> {
  const code = await runProgram(process.execPath, [join('scripts', 'build.ts')], { FIRM: '' }, project);
  if (code !== 0) return false;
  await rm(folder, { recursive: true, force: true });
  await cp(join(project, 'build'), folder, { recursive: true });
  return true;
}

async function hashInputs(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  const inputs = process.env.FIRM ? [...INPUTS, join(firm, '**/*')] : INPUTS;
  for await (const entry of glob(inputs, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) {
    const content = await readFile(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Drawings are shown as pictures, in which no style sheet applies. */
async function colorDrawings(assets: string, brand: Brand): Promise<void> {
  for await (const file of glob('{drawings,articles}/*.svg', { cwd: assets })) {
    const path = join(assets, file);
    await writeFile(path, coloredForPages(await readFile(path, 'utf8'), brand));
  }
}

/**
 * Takes a third of the bytes off the route table, which every page loads. Imports are for prefetching, which no link to
 * a staff screen does; a flag that is left out counts as false.
 */
async function shortenRouteTable(assets: string): Promise<void> {
  for await (const name of glob('manifest-*.js', { cwd: assets })) {
    const code = await readFile(join(assets, name), 'utf8');
    const [start, end] = [code.indexOf('{'), code.lastIndexOf('}') + 1];
    const table: { routes: Record<string, { imports: string[] }> } = JSON.parse(code.slice(start, end));
    for (const [id, route] of Object.entries(table.routes)) if (id.startsWith('admin')) route.imports = [];
    const short = JSON.stringify(table, (_, value) => (value === false ? undefined : value));
    await writeFile(join(assets, name), code.slice(0, start) + short + code.slice(end));
  }
}

/** Writes `<file>.br` and `<file>.gz` beside every text file where they are smaller. */
async function precompress(assets: string): Promise<void> {
  const jobs: Promise<void>[] = [];
  for await (const entry of glob('**/*', { cwd: assets, withFileTypes: true })) {
    if (entry.isFile() && COMPRESSIBLE.has(extname(entry.name))) {
      jobs.push(precompressFile(join(entry.parentPath, entry.name)));
    }
  }
  await Promise.all(jobs);
}

async function precompressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gzipped = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}

if (import.meta.main) process.exitCode = (await ensureBuilt()) ? 0 : 1;
