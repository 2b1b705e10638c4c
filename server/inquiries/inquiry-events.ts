/** Notifies the waiting streams of this process of changed inquiries. */
export class InquiryEvents {
  readonly #waiting = new Set<() => void>();
  stopped = false;

  /** Call after an inquiry was stored or changed. */
  changed(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  /** Resolves at the next change, at the stop, or after `limitMs`: changes of other processes are not seen. */
  next(limitMs: number): Promise<void> {
    if (this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, limitMs);
      this.#waiting.add(wake);
    });
  }

  /** Ends every wait, so that no open stream delays a shutdown. */
  stop(): void {
    this.stopped = true;
    this.changed();
  }
}
