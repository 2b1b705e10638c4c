import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** Reads the server-sent events of an answer, until its end. */
export async function* serverEvents({ body }: Response): AsyncGenerator<EventSourceMessage> {
  const reader = body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) return;
    yield read.value;
  }
}
