interface Randomness {
  randomUUID?: () => string;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
}

/** A random UUID, also on pages without TLS, where browsers withhold `crypto.randomUUID`. */
export function newSubmissionId(source: Randomness = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  // RFC 9562, section 5.4: four bits of version, two of variant.
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex.slice(from, to).join(''))
    .join('-');
}

/**
 * Keeps one id for the same content, so that a retry is the same submission. Changed content gets a new id, because the
 * server keeps only the first submission with an id.
 */
export class SubmissionIds {
  #current: { content: string; id: string } | null = null;
  readonly #create: () => string;

  constructor(create: () => string = newSubmissionId) {
    this.#create = create;
  }

  /** The id of this content. */
  idFor(content: unknown): string {
    const key = JSON.stringify(content);
    if (this.#current?.content !== key) this.#current = { content: key, id: this.#create() };
    return this.#current.id;
  }

  /** After a success: the next submission is a new one, even with the same content. */
  renew(): void {
    this.#current = null;
  }
}
