import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const LOG_AND_EXIT = `
  const { createLog } = await import(process.argv[1]);
  const log = createLog({ level: 'info' });
  process.stdin.once('data', () => {
    log.fatal('nobody reads this');
    process.exit(3);
  });
  log.info('ready');
`;

it('the log does not keep a process from exiting when nobody reads standard output', async () => {
  const source = new URL('./log.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', LOG_AND_EXIT, source], {
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.write('exit');
  expect(await exited).toEqual([3, null]);
});

it('the log has every line, in order, when the process exits at once', async () => {
  const source = new URL('./log.ts', import.meta.url).href;
  const program = `
    const { createLog } = await import(process.argv[1]);
    const log = createLog({ level: 'info' });
    for (let line = 1; line <= 1000; line++) log.info({ line }, 'one of many');
    process.exit(0);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, source]);
  const lines = (await text(child.stdout)).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
});

it('the process goes on when the disk of the log is full', async () => {
  const source = new URL('./log.ts', import.meta.url).href;
  const program = `
    const { createLog } = await import(process.argv[1]);
    const log = createLog({ level: 'info' });
    for (let turn = 0; turn < 3; turn++) {
      log.info('x'.repeat(5000));
      log.info('more');
      await new Promise(setImmediate);
    }
    process.exit(4);
  `;
  const disk = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, source], {
    stdio: ['ignore', disk, 'ignore'],
  });
  closeSync(disk);
  expect(await once(child, 'exit')).toEqual([4, null]);
});
