import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Prints a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a program of node_modules/.bin with the Node that runs this script. Resolves to its exit code. */
export function runTool(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return runProgram(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], env);
}

/** Runs a program in a project folder. Resolves to its exit code. After a signal this process ends with it. */
export async function runProgram(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  project = root,
): Promise<number> {
  const child = spawn(program, args, {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let signal: 'SIGINT' | 'SIGTERM' | null = null;
  // The terminal sends Ctrl-C to the child too.
  const onSigint = () => {
    signal = 'SIGINT';
  };
  const onSigterm = () => {
    signal = 'SIGTERM';
    // Vitest and Playwright clean up on SIGINT only.
    child.kill('SIGINT');
  };
  process.on('SIGINT', onSigint).on('SIGTERM', onSigterm);
  const [code]: (number | null)[] = await once(child, 'exit');
  if (signal) process.exit(128 + constants.signals[signal]);
  process.off('SIGINT', onSigint).off('SIGTERM', onSigterm);
  return code ?? 1;
}
