import cluster, { type Worker } from 'node:cluster';
import type { Log } from './log.ts';

const RESTART_PAUSE_MS = 1_000;

export interface WorkersOptions {
  /** Number of processes. */
  count: number;
  log: Log;
  /** Called with the port once the first process listens. */
  onListening: (port: number) => void;
  /** Called when a process dies before any has listened, because its replacement would die too. */
  onFailure: (error: Error) => void;
}

/** Runs server processes on one port and replaces one that dies. Returns a function that ends them all. */
export function startWorkers({ count, log, onListening, onFailure }: WorkersOptions): () => Promise<void> {
  const ended = Promise.withResolvers<void>();
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
  const running = () => Object.values(cluster.workers ?? {});
  const shutDown = () => {
    shuttingDown = true;
    for (const worker of running()) worker?.process.kill('SIGTERM');
    if (running().length === 0) ended.resolve();
    return ended.promise;
  };
  cluster.on('exit', (worker: Worker, code: number, signal: string) => {
    if (shuttingDown) {
      if (running().length === 0) ended.resolve();
    } else if (listening) {
      log.error({ worker: worker.id, code, signal }, 'a server process died and is replaced');
      setTimeout(() => shuttingDown || start(), RESTART_PAUSE_MS);
    } else {
      void shutDown();
      onFailure(new Error(`A server process ended with ${signal ?? code} before it listened.`));
    }
  });
  for (let started = 0; started < count; started += 1) start();
  return shutDown;
}
