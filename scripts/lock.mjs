// Plain JavaScript, because install.mjs needs it before Node 26 is installed.
import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';

const POLL_MS = 200;
// Git ignores this folder, and neither npm ci nor the build empties it.
const folder = new URL('../.react-router/', import.meta.url);

/**
 * Runs `work` while no other process of this checkout holds the lock of this name.
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(name, work) {
  const link = new URL(`${name}.owner`, folder);
  mkdirSync(folder, { recursive: true });
  let announced = false;
  while (!acquired(link)) {
    if (!announced) process.stdout.write(`Waiting for another process to release ${link.pathname} …\n`);
    announced = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    return await work();
  } finally {
    rmSync(link, { force: true });
  }
}

/**
 * The lock is a symbolic link that names the owner's process id, because a link is created with its target in one step.
 * @param {URL} link
 */
function acquired(link) {
  try {
    symlinkSync(String(process.pid), link);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isAbandoned(link)) rmSync(link, { force: true });
    return false;
  }
}

/** @param {URL} link */
function isAbandoned(link) {
  try {
    return !isRunning(Number(readlinkSync(link)));
  } catch (error) {
    // Released meanwhile.
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** @param {number} processId */
export function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : null;
}
