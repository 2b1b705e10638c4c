import { expect, it, onTestFinished, vi } from 'vitest';
import { createJobs } from './jobs.ts';
import { createLog } from './log.ts';

const lines: string[] = [];

function createTestJobs() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return createJobs(createLog({ level: 'error', destination: { write: (line) => void lines.push(line) } }));
}

it('a job runs at the start and at its interval, even one added later, until the stop', async () => {
  const jobs = createTestJobs();
  const ran: string[] = [];
  jobs.every(1000, 'first', async () => ran.push('first'));
  expect(ran).toEqual([]);
  jobs.start();
  jobs.every(3000, 'later', async () => ran.push('later'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(ran).toEqual(['first', 'later', 'first', 'first']);
  await jobs.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ran).toHaveLength(4);
});

it('a job that takes longer than its interval runs once at a time, and the stop waits for it', async () => {
  const jobs = createTestJobs();
  const finish = Promise.withResolvers<void>();
  let begun = 0;
  jobs.every(1000, 'long', () => {
    begun += 1;
    return finish.promise;
  });
  jobs.start();
  await vi.advanceTimersByTimeAsync(5000);
  let isStopped = false;
  const stopping = jobs.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([begun, isStopped]).toEqual([1, false]);
  finish.resolve();
  await stopping;
});

it('a job that fails is logged by its name, and runs again', async () => {
  const jobs = createTestJobs();
  const task = vi.fn(() => Promise.reject(new Error('disk full')));
  jobs.every(1000, 'clean-up', task);
  jobs.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(2);
  expect(lines[0]).toContain('disk full');
  expect(lines[0]).toContain('clean-up');
  await jobs.stop();
});
