/** How a list is read: from one of its ends or from a post in it, over some posts to those that are wanted. */
export interface Walk {
  /** Oldest first. */
  backwards: boolean;
  /** The position of the post to begin with; null: the end of the list. */
  from: number | null;
  skip: number;
  take: number;
}

/** A part of a list that has so many posts in all. */
export interface ListPart {
  offset: number;
  limit: number;
  total: number;
}

/** A place is kept where it took a walk of more posts than this to get there; a shorter one is quick. */
const FAR = 200;
/** The least recently found go first. */
const KEPT_MAX = 500;

/** Where in one list posts were found, so that a part deep in it is reached from nearby. Holds as long as the list does. */
export class KnownPlaces {
  /** The position of the post that so many others precede. */
  readonly #positions = new Map<number, number>();

  /**
   * @param walk reads posts in the order in which the walk comes by
   * @returns posts, newest first
   */
  async read<P extends { position: number }>(
    part: ListPart,
    walk: (way: Walk) => Promise<P[]>,
  ): Promise<P[]> {
    const way = this.#shortest(part);
    if (way.take <= 0) return [];
    const found = await walk(way);
    const posts = way.backwards ? found.reverse() : found;
    const [first] = posts;
    if (way.skip > FAR && first && found.length === way.take) this.#keep(part.offset, first.position);
    return posts;
  }

  #shortest({ offset, limit, total }: ListPart): Walk {
    const take = Math.min(limit, total - offset);
    const last = offset + take - 1;
    const ways: Walk[] = [
      { backwards: false, from: null, skip: offset, take },
      { backwards: true, from: null, skip: total - 1 - last, take },
    ];
    for (const [place, from] of this.#positions) {
      if (place <= offset) ways.push({ backwards: false, from, skip: offset - place, take });
      if (place >= last) ways.push({ backwards: true, from, skip: place - last, take });
    }
    return ways.reduce((best, way) => (way.skip < best.skip ? way : best));
  }

  #keep(offset: number, position: number): void {
    this.#positions.set(offset, position);
    const [oldest] = this.#positions.keys();
    if (this.#positions.size > KEPT_MAX && oldest !== undefined) this.#positions.delete(oldest);
  }
}
