import type { Site } from '../browser/site.ts';
import { runScript } from './run-script.ts';

/** Runs `npm run archive` for a running site. Resolves to the exit code and what it printed. */
export function runArchiveCommand({ url, dataDir }: Site): Promise<{ code: number; printed: string }> {
  return runScript('archive.ts', [], { PORT: new URL(url).port, DATA_DIR: dataDir });
}
