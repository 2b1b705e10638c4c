import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createDiscardedFiles } from './discarded-files.ts';

it('a file that cannot be deleted keeps no other one, and is tried again', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => String(index).padStart(3, '0'));
  let left = ids;
  let isLocked = true;
  const removeDiscardedFiles = createDiscardedFiles({
    store: {
      discardedFiles: async (afterId) =>
        left
          .filter((id) => id > afterId)
          .slice(0, 200)
          .map((id) => ({ id, createdAt: '2026-03-02T15:00:00.000Z' })),
      forgetFiles: async (removed) => {
        left = left.filter((id) => !removed.includes(id));
      },
    },
    removeFile: async ({ id }) => {
      if (isLocked && id === ids[0]) throw new Error('EPERM');
    },
    log: pino({ level: 'silent' }),
  });
  await removeDiscardedFiles();
  expect(left).toEqual(ids.slice(0, 1));
  isLocked = false;
  await removeDiscardedFiles();
  expect(left).toEqual([]);
});
