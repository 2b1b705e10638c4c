/** Sentences of the firm about itself on pages of law; an empty one is left out. */
export const onLawPages = {
  /** On courts: in the note for somebody in danger. */
  protection: '',
  /** On courts: beside the question which state decides. */
  otherStates: '',
  /** On courts: below the list of offices. */
  offices: '',
  /** On fees: before the rights of clients. */
  estimate: '',
  /** On fees: after the rights of clients. */
  payment: '',
  /** On courts, for search engines. */
  courtKeywords: [] as readonly string[],
} satisfies Record<string, string | readonly string[]>;
