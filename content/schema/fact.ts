/** Pages that must state a fact. */
interface StatedOn {
  fact: string;
  /** Paths. */
  on: readonly string[];
  says: RegExp;
}

/** A statement that is right only beside another one. */
interface StatedBeside {
  fact: string;
  /** A global pattern. */
  where: RegExp;
  says: RegExp;
  /** Characters between the two at most; by default both are somewhere on the page. */
  within?: number;
  /** An example that the rule must find. */
  wrong: string;
}

/** A statement that no page may make, or none of `on`. */
interface NeverStated {
  fact: string;
  on?: readonly string[];
  never: RegExp;
  /** An example that the rule must find. */
  wrong: string;
}

/** A fact with the pattern by which the pages show that they agree with it. */
export type FactRule = StatedOn | StatedBeside | NeverStated;
