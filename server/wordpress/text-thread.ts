import { type MessagePort, Worker } from 'node:worker_threads';
import type { PrepareHtml } from '../blog/prepare-post.ts';
import {
  type ConvertedText,
  type ConvertText,
  convertText,
  type TextCalls,
  type TextToConvert,
} from './convert-text.ts';
import { ImportError } from './wordpress-post.ts';

/** Characters of a text from which on requests would wait too long for it. */
const LONG_TEXT = 50_000;
/** A text of the longest kind takes a third of either. */
const HEAP_MB = 512;
const TIME_MS = 60_000;

interface Call {
  id: number;
  name: keyof TextCalls;
  args: never;
}
type Message = Call | { converted: ConvertedText } | { failed: string };

/**
 * Converts short texts here and long ones in a thread, one at a time, so that no request waits for them and none fills the
 * memory of the server.
 * @param file calls `serveTexts`
 */
export function createTextThread(file: URL, prepareHtml: PrepareHtml, signal: AbortSignal, timeMs = TIME_MS) {
  let worker: Worker | null = null;

  async function inThread(text: TextToConvert, calls: TextCalls): Promise<ConvertedText> {
    const done = Promise.withResolvers<ConvertedText>();
    worker ??= new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const thread = worker;
    const aborted = () => done.reject(signal.reason);
    const fail = () => done.reject(new ImportError('Its text is too intricate to be converted.'));
    let timer = setTimeout(fail, timeMs);
    signal.addEventListener('abort', aborted);
    thread.on('message', (message: Message) => {
      if ('converted' in message) done.resolve(message.converted);
      else if ('failed' in message) done.reject(new Error(message.failed));
      else {
        // The time of the network does not count.
        clearTimeout(timer);
        const answer = (value: unknown) => {
          timer = setTimeout(fail, timeMs);
          thread.postMessage({ id: message.id, value });
        };
        calls[message.name](message.args).then(answer, done.reject);
      }
    });
    thread.once('error', fail);
    thread.postMessage(text);
    try {
      return await done.promise;
    } catch (error) {
      await close();
      throw error;
    } finally {
      clearTimeout(timer);
      thread.removeAllListeners();
      signal.removeEventListener('abort', aborted);
    }
  }

  async function close(): Promise<void> {
    const thread = worker;
    worker = null;
    await thread?.terminate();
  }

  const convert: ConvertText = (text, calls) =>
    text.content.length > LONG_TEXT ? inThread(text, calls) : convertText(text, calls, prepareHtml);
  return { convert, close };
}

/** Converts the texts that a thread is sent. */
export function serveTexts(port: MessagePort, prepareHtml: PrepareHtml): void {
  const waiting = new Map<number, (value: never) => void>();
  let calls = 0;
  const call = (name: keyof TextCalls) => (args: unknown) => {
    const { promise, resolve } = Promise.withResolvers<never>();
    waiting.set(++calls, resolve);
    port.postMessage({ id: calls, name, args });
    return promise;
  };
  const remote = { media: call('media'), attachedMedia: call('attachedMedia'), copy: call('copy') };
  port.on('message', (message: TextToConvert | { id: number; value: never }) => {
    if ('id' in message) {
      waiting.get(message.id)?.(message.value);
      waiting.delete(message.id);
      return;
    }
    convertText(message, remote, prepareHtml).then(
      (converted) => port.postMessage({ converted }),
      (error: unknown) => port.postMessage({ failed: String(error) }),
    );
  });
}
