import type { Log } from './log.ts';

/** Repeats the tasks of this process, from `start` to `stop`. */
export function createJobs(log: Log) {
  const begins: (() => void)[] = [];
  const timers: NodeJS.Timeout[] = [];
  const runs = new Set<Promise<void>>();
  let started = false;

  return {
    /** Runs a task at the start and then at this interval, unless its previous run goes on. Its failures are logged. */
    every(intervalMs: number, name: string, task: () => Promise<unknown>): void {
      let isRunning = false;
      async function run(): Promise<void> {
        try {
          isRunning = true;
          await task();
        } catch (error) {
          log.error({ err: error, job: name }, 'a job failed; it runs again at its next time');
        } finally {
          isRunning = false;
        }
      }
      const runOnce = () => {
        if (isRunning) return;
        const running = run().finally(() => runs.delete(running));
        runs.add(running);
      };
      const begin = () => {
        runOnce();
        timers.push(setInterval(runOnce, intervalMs).unref());
      };
      if (started) begin();
      else begins.push(begin);
    },

    start(): void {
      started = true;
      for (const begin of begins) begin();
    },

    /** Waits for the tasks that run. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(runs);
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
