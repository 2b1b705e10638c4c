import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import type { Site } from '../browser/site.ts';

/** Runs `npm run archive` for a running site. Resolves to the exit code and what it printed. */
export function runArchiveCommand({ url, dataDir }: Site): Promise<{ code: number; printed: string }> {
  const node = join(root, 'node_modules', 'node', 'bin', 'node');
  const env = { PORT: new URL(url).port, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(node, [join(root, 'scripts', 'archive.ts')], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr });
    });
  });
}
