import cluster, { type Worker } from 'node:cluster';
import type { Log } from './log.ts';

const RESTART_PAUSE_MS = 1_000;

/**
 * Runs server processes on one port, replaces one that dies, and resolves when all have ended after a signal.
 * @param count number of processes
 * @param onListening called with the port once the first process listens
 * @throws when a process dies before any has listened, because its replacement would die too
 */
export function runWorkers(count: number, log: Log, onListening: (port: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let shuttingDown = false;
    let listening = false;
    cluster.once('listening', (_, { port }) => {
      listening = true;
      onListening(port);
    });
    const start = () => {
      // A message to a process that has just died fails; the `exit` listener handles its death.
      cluster.fork().on('error', (error) => log.warn({ err: error }, 'a server process cannot be reached'));
    };
    const shutDown = () => {
      shuttingDown = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    };
    cluster.on('exit', (worker: Worker, code: number, signal: string) => {
      if (!shuttingDown && !listening) {
        shutDown();
        reject(new Error(`A server process ended with ${signal ?? code} before it listened.`));
      } else if (!shuttingDown) {
        log.error({ worker: worker.id, code, signal }, 'a server process died and is replaced');
        setTimeout(() => shuttingDown || start(), RESTART_PAUSE_MS);
      } else if (Object.keys(cluster.workers ?? {}).length === 0) {
        resolve();
      }
    });
    process.on('SIGTERM', shutDown).on('SIGINT', shutDown);
    for (let started = 0; started < count; started += 1) start();
  });
}
