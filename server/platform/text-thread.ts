import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

/** Characters from which on a text would block requests too long. */
const LONG_TEXT = 50_000;
/** The longest text takes a third of either. */
const HEAP_MB = 512;
const TIME_MS = 60_000;
/** A thread takes memory while it waits. */
const IDLE_MS = 10_000;

/** Functions of the given text, which has a `content`, and of calls back to the thread that wants the result. */
export type TextTasks = Record<string, (text: never, calls: never) => unknown>;

/** A text that took too much time or memory. */
export class IntricateText extends Error {}

type Message = { call: string; args: never; answer: MessagePort } | { result: unknown } | { failed: string };

/**
 * Runs tasks for short texts in this thread and those for long ones in another, one at a time, so that no request waits
 * for them and none fills the memory of the server.
 * @param file calls `serveTexts` with the same tasks
 */
export function createTextThread<Tasks extends TextTasks>(file: URL, tasks: Tasks, timeMs = TIME_MS) {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function inThread(task: string, text: unknown, calls: object, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    clearTimeout(idle);
    worker ??= new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const thread = worker;
    thread.unref();
    const { port1, port2 } = new MessageChannel();
    const abort = () => reject(signal?.reason);
    const fail = () => reject(new IntricateText('Its text is too intricate to be converted.'));
    // The time of the thread's start and of calls does not count.
    let calling = 1;
    const called = () => {
      calling--;
      timer.refresh();
    };
    const timer = setTimeout(() => (calling > 0 ? timer.refresh() : fail()), timeMs);
    const functions = calls as Record<string, (given: never) => Promise<unknown>>;
    port1.on('message', (message: Message) => {
      if ('begun' in message) called();
      else if ('result' in message) resolve(message.result);
      else if ('failed' in message) reject(new Error(message.failed));
      else {
        calling++;
        functions[message.call]?.(message.args).then((value) => {
          called();
          message.answer.postMessage(value);
        }, reject);
      }
    });
    thread.on('error', fail);
    signal?.addEventListener('abort', abort);
    thread.postMessage({ task, text, calls: Object.keys(calls), port: port2 }, [port2]);
    try {
      return await promise;
    } catch (error) {
      await close();
      throw error;
    } finally {
      clearTimeout(timer);
      port1.close();
      thread.off('error', fail);
      signal?.removeEventListener('abort', abort);
      idle = setTimeout(close, IDLE_MS).unref();
    }
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const thread = worker;
    worker = null;
    await thread?.terminate();
  }

  return {
    /** @throws {IntricateText} */
    async run<Name extends keyof Tasks & string>(
      task: Name,
      text: Parameters<Tasks[Name]>[0] & { content: string },
      calls: Parameters<Tasks[Name]>[1] & object,
      signal?: AbortSignal,
    ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
      type Result = Awaited<ReturnType<Tasks[Name]>>;
      const { content }: { content: string } = text;
      if (content.length <= LONG_TEXT) return (await tasks[task]?.(text, calls)) as Result;
      const run = last.then(() => inThread(task, text, calls, signal));
      last = run.catch(() => {});
      return (await run) as Result;
    },
    close,
  };
}

/** Runs the tasks sent to a thread, at lower priority on Linux. */
export function serveTexts(thread: MessagePort, tasks: TextTasks): void {
  // Linux alone has a priority of each thread; elsewhere it would be that of the whole server.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  thread.on('message', async ({ task, text, calls: names, port }) => {
    const call = (name: string) => async (args: unknown) => {
      const { port1, port2 } = new MessageChannel();
      port.postMessage({ call: name, args, answer: port2 }, [port2]);
      const [value] = await once(port1, 'message');
      port1.close();
      return value;
    };
    const calls = Object.fromEntries(names.map((name: string) => [name, call(name)]));
    port.postMessage({ begun: true });
    try {
      port.postMessage({ result: await tasks[task]?.(text as never, calls as never) });
    } catch (error) {
      port.postMessage({ failed: String(error) });
    }
  });
}
