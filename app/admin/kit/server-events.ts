import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** Yields the server-sent events of a response until it ends. */
export async function* serverEvents({ body }: Response): AsyncGenerator<EventSourceMessage> {
  if (!body) return;
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
