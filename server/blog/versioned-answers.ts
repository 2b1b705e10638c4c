/** Those that nobody has asked for the longest go first. */
const KEPT_MAX = 500;

/** Answers that hold as long as the blog's version does: what is costly to count is counted once for each. */
export class VersionedAnswers {
  #version = '';
  #answers = new Map<string, Promise<unknown>>();

  /** @param key says what is answered, and always for the same kind of answer */
  get<T>(version: string, key: string, find: () => Promise<T>): Promise<T> {
    if (version !== this.#version) {
      this.#version = version;
      this.#answers = new Map();
    }
    const answers = this.#answers;
    const kept = answers.get(key);
    if (kept) {
      answers.delete(key);
      answers.set(key, kept);
      return kept as Promise<T>;
    }
    const answer = find();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    const [oldest] = answers.keys();
    if (answers.size > KEPT_MAX && oldest !== undefined) answers.delete(oldest);
    return answer;
  }
}
