import { afterAll, afterEach } from 'vitest';

// Fails a test that calls console.error or leaves a rejection unhandled. A test that expects a console.error replaces
// it: vi.spyOn(console, 'error').mockImplementation(() => {}).
const problems: string[] = [];
const printer = globalThis.console;
const printError = printer.error;

printer.error = (...details: unknown[]) => {
  problems.push(`console.error: ${details.map(String).join(' ')}`);
  printError(...details);
};

const onRejection = (reason: unknown) => {
  problems.push(`unhandled rejection: ${reason instanceof Error ? (reason.stack ?? reason) : reason}`);
};
process.on('unhandledRejection', onRejection);

afterEach(async () => {
  // Node reports a rejection as unhandled only after the current turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  if (problems.length > 0) throw new Error(problems.splice(0).join('\n'));
});

afterAll(() => {
  printer.error = printError;
  process.off('unhandledRejection', onRejection);
  if (problems.length > 0) throw new Error(problems.splice(0).join('\n'));
});
