import cluster, { type Worker } from 'node:cluster';
import type { Log } from './log.ts';

const RESTART_PAUSE_MS = 1_000;

/**
 * Runs `count` server processes on one port, replaces one that dies, and ends with the last of them.
 * @param onListening told the port once the first of them listens
 * @throws when one of them dies before any has listened: the next one would fare no better
 */
export function runWorkers(count: number, log: Log, onListening: (port: number) => void): Promise<void> {
  return new Promise((done, fail) => {
    let ending = false;
    let listening = false;
    cluster.once('listening', (_, { port }) => {
      listening = true;
      onListening(port);
    });
    const start = () => {
      // A process that dies while it is spoken to; its exit is dealt with below.
      cluster.fork().on('error', (error) => log.warn({ err: error }, 'a server process cannot be reached'));
    };
    const end = () => {
      ending = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    };
    cluster.on('exit', (worker: Worker, code: number, signal: string) => {
      if (!ending && !listening) {
        end();
        fail(new Error(`A server process ended with ${signal ?? code} before it listened.`));
      } else if (!ending) {
        log.error({ worker: worker.id, code, signal }, 'a server process died and is replaced');
        setTimeout(() => ending || start(), RESTART_PAUSE_MS);
      } else if (Object.keys(cluster.workers ?? {}).length === 0) {
        done();
      }
    });
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    for (let started = 0; started < count; started += 1) start();
  });
}
