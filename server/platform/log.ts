import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Linux writes up to PIPE_BUF bytes to a pipe at once: shorter lines of several processes do not interleave. */
const ATOMIC_BYTES = 4096;

/**
 * Creates the server's structured log, one JSON object per line. Never log what a visitor typed.
 * @param options `destination` replaces standard output
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  const settings = {
    level: options.level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { pid: process.pid },
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return pino(settings, options.destination ?? standardOutput());
}

/** Shared by all logs of the process, which has one standard output. */
let opened: DestinationStream | null = null;

function standardOutput(): DestinationStream {
  opened ??= openStandardOutput();
  return opened;
}

/**
 * Standard output, written synchronously: pino's default, asynchronous destination never stops flushing at exit when the
 * reader of the output has gone. Without a reader, or on a full disk, the server runs on without a log. The lines of one
 * turn of the event loop are written together: a write wakes the reader, which takes half as long as answering with a
 * cached page.
 */
function openStandardOutput(): DestinationStream {
  let output = open();
  let lines = '';
  let bytes = 0;
  const flush = () => {
    const text = lines;
    lines = '';
    bytes = 0;
    if (text !== '') output.write(text);
  };
  process.on('exit', flush);
  function open() {
    const stream = pino.destination({ dest: 1, sync: true });
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The lines that could not be written are dropped with their stream. Without a reader, pino has silenced it.
      if (error.code !== 'EPIPE') output = open();
    });
    return stream;
  }
  return {
    write(line) {
      const added = Buffer.byteLength(line);
      if (bytes + added > ATOMIC_BYTES) flush();
      if (bytes === 0) setImmediate(flush);
      lines += line;
      bytes += added;
    },
  };
}

/** Database errors also carry `detail`, which quotes the values of a row. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, ...('code' in error ? { code: error.code } : {}), stack };
}
