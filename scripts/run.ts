import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const GRACE_MS = 10_000;
const onWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();

/** Runs a program of node_modules/.bin with the Node that runs this script. Resolves to its exit code. */
export function runTool(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return runProgram(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], env);
}

/** Runs a program in the project folder, in a process group of its own. Resolves to its exit code. */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !onWindows,
    });
    running.add(child);
    child.once('error', reject);
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    if (onWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended meanwhile.
  }
}

/** On Ctrl-C, SIGTERM or the parent's end: ends every program started here with its children, then this process. */
export function endProgramsOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const exit = () => process.exit(signal === 'SIGINT' ? 130 : 143);
      if (running.size === 0) exit();
      for (const child of running) {
        child.once('exit', () => {
          signalGroup(child, 'SIGKILL');
          if (running.size === 0) exit();
        });
        signalGroup(child, signal);
        setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
      }
    });
  }
}
