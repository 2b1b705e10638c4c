import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { PreparedHtml, PrepareHtml } from '../../blog/prepare-post.ts';
import { ImportError } from '../wordpress-post.ts';
import { type ContentOptions, type ConvertedContent, convertContent } from './convert-content.ts';
import { createLinks } from './links.ts';
import { readableText } from './readable-text.ts';
import { rewriteHtml } from './rewrite-html.ts';
import type { GalleryMedia } from './shortcode-html.ts';

/** Characters from which on a text would block requests too long. */
const LONG_TEXT = 50_000;
/** The longest text takes a third of either. */
const HEAP_MB = 512;
const TIME_MS = 60_000;

export interface TextToConvert extends Omit<ContentOptions, 'source'> {
  content: string;
  siteUrl: string;
  link: string;
}

/** Calls from a conversion back to the import. */
export interface TextCalls extends GalleryMedia {
  /** Copies a file of the source and returns its local path; null: it could not be copied. */
  copy(url: string): Promise<string | null>;
}

type ConvertedText = ConvertedContent<PreparedHtml>;
export type ConvertText = (text: TextToConvert, calls: TextCalls) => Promise<ConvertedText>;

type Message =
  | { name: keyof TextCalls; args: never; answer: MessagePort }
  | { converted: ConvertedText }
  | { failed: string };

/**
 * Converts short texts in this thread and long ones in another, one at a time, so that no request waits for them and none
 * fills the memory of the server.
 * @param file calls `serveTexts`
 */
export function createTextThread(file: URL, prepareHtml: PrepareHtml, signal: AbortSignal, timeMs = TIME_MS) {
  let worker: Worker | null = null;

  async function inThread(text: TextToConvert, calls: TextCalls): Promise<ConvertedText> {
    const { promise, resolve, reject } = Promise.withResolvers<ConvertedText>();
    worker ??= new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const thread = worker;
    const abort = () => reject(signal.reason);
    const fail = () => reject(new ImportError('Its text is too intricate to be converted.'));
    let calling = 0;
    // The time of the network does not count.
    const timer = setTimeout(() => (calling > 0 ? timer.refresh() : fail()), timeMs);
    const receive = (message: Message) => {
      if ('converted' in message) resolve(message.converted);
      else if ('failed' in message) reject(new Error(message.failed));
      else {
        calling++;
        calls[message.name](message.args).then((value) => {
          calling--;
          timer.refresh();
          message.answer.postMessage(value);
        }, reject);
      }
    };
    thread.on('message', receive).on('error', fail);
    signal.addEventListener('abort', abort);
    thread.postMessage(text);
    try {
      return await promise;
    } catch (error) {
      await close();
      throw error;
    } finally {
      clearTimeout(timer);
      // Not removeAllListeners: the thread's own ones are needed for its next messages.
      thread.off('message', receive).off('error', fail);
      signal.removeEventListener('abort', abort);
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
  const call = (name: keyof TextCalls) => async (args: unknown) => {
    const { port1, port2 } = new MessageChannel();
    port.postMessage({ name, args, answer: port2 }, [port2]);
    const [value] = await once(port1, 'message');
    port1.close();
    return value;
  };
  const calls = { media: call('media'), attachedMedia: call('attachedMedia'), copy: call('copy') };
  port.on('message', (text: TextToConvert) => {
    convertText(text, calls, prepareHtml).then(
      (converted) => port.postMessage({ converted }),
      (error: unknown) => port.postMessage({ failed: String(error) }),
    );
  });
}

/** Converts a text of WordPress to the HTML that is stored. */
async function convertText(
  { content, wpId, isRendered, siteUrl, link }: TextToConvert,
  calls: TextCalls,
  prepareHtml: PrepareHtml,
): Promise<ConvertedText> {
  const { html, ...rest } = await convertContent(readableText(content), { wpId, isRendered, source: calls });
  return { ...rest, html: prepareHtml(await rewriteHtml(html, createLinks(siteUrl, link), calls.copy)) };
}
