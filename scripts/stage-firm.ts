import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { firmFolder } from './brand/read-brand.ts';
import { root } from './run.ts';

/** Files of the project that a build and its tests need, besides node_modules. */
const SOURCES = [
  'app',
  'bench',
  'calculators',
  'content',
  'contract',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'public',
  'react-router.config.ts',
  'scripts',
  'server',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/**
 * Runs `work` in a copy of the project in which this firm's folder has the place of content/firm, and removes the copy.
 * The aliases of package.json and the imports of the firm's records lead there, so that Vite, Node and the tests need
 * no other setting.
 * @param parent folder in which the copy is made
 */
export async function withFirm<Result>(
  firm: string,
  work: (project: string) => Promise<Result>,
  parent = tmpdir(),
): Promise<Result> {
  const project = await mkdtemp(join(parent, 'firm-'));
  try {
    const ownFirm = join(root, firmFolder);
    for (const source of SOURCES) {
      await cp(join(root, source), join(project, source), {
        recursive: true,
        filter: (path) => path !== ownFirm,
      });
    }
    await cp(resolve(firm), join(project, firmFolder), { recursive: true });
    await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
    return await work(project);
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}
