import { parentPort } from 'node:worker_threads';
import { serveTexts } from './platform/text-thread.ts';
import { textTasks } from './text-tasks.ts';

/** The thread that works on long texts of posts. */
if (parentPort) serveTexts(parentPort, textTasks);
