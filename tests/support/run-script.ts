import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';

/**
 * Runs a script of `scripts/` as its npm command does. Resolves to the exit code and what it printed.
 * @param input standard input
 */
export function runScript(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<{ code: number; printed: string }> {
  const node = join(root, 'node_modules', 'node', 'bin', 'node');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) => {
    const script = execFile(
      node,
      [join(root, 'scripts', name), ...args],
      { env: { PATH, NODE_COMPILE_CACHE, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
    script.stdin?.end(input);
  });
}
