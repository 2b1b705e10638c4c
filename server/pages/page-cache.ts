import type { Encoding } from './compress.ts';

/** A page with both its compressed copies, which are rarely more than half of it together. */
const BYTES_PER_BYTE = 1.5;

/** A page as it is kept and sent: rendered and hashed once. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Quoted, without the encoding's suffix. */
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** As somebody has asked for it first, replaced once it has been compressed better. */
  compressed: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

interface Entry {
  version: string;
  page: Promise<RenderedPage>;
  bytes: number;
}

/**
 * Rendered pages in memory, least recently used out first, bounded in bytes. An entry holds as long as the
 * content version it was rendered from is the current one. Requests for a page that is being rendered wait
 * for it instead of rendering it again.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string, version: string): Promise<RenderedPage> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.version !== version) {
      this.#bytes -= entry.bytes;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.page;
  }

  /** Whether it is this page that is kept under the key. */
  holds(key: string, page: Promise<RenderedPage>): boolean {
    return this.#entries.get(key)?.page === page;
  }

  /** Keeps the page once it is rendered; only pages answered with 200 stay. */
  add(key: string, version: string, page: Promise<RenderedPage>): void {
    this.#drop(key);
    const entry: Entry = { version, page, bytes: 0 };
    this.#entries.set(key, entry);
    page.then(
      ({ status, body }) => {
        if (this.#entries.get(key) !== entry) return;
        if (status !== 200) return this.#drop(key);
        entry.bytes = Math.ceil(body.byteLength * BYTES_PER_BYTE) + key.length;
        this.#bytes += entry.bytes;
        this.#evict();
      },
      () => {
        if (this.#entries.get(key) === entry) this.#drop(key);
      },
    );
  }

  #evict(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
