import { parentPort } from 'node:worker_threads';
import { storedHtml } from './blog/html/stored-html.ts';
import { serveTexts } from './wordpress/convert/text-thread.ts';

/** The thread that converts long texts of imports. */
if (parentPort) serveTexts(parentPort, storedHtml);
