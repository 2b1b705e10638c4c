/** Lets work through a few at a time and turns away what would wait too long. */
export class Turns {
  readonly #atOnce: number;
  readonly #waitingMax: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: { atOnce: number; waitingMax: number }) {
    this.#atOnce = limits.atOnce;
    this.#waitingMax = limits.waitingMax;
  }

  /** @throws {Error} at once when too much is waiting already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#waitingMax) throw new Error('too much is waiting already');
      await new Promise<void>((go) => this.#waiting.push(go));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      // Whoever is next takes this place over, so that nobody comes in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
