/**
 * Sentences of the firm about itself on pages of law; an empty one is left out.
 * @sample sentences about the firm on pages of law
 */
export const onLawPages = {
  /** On courts: in the note for somebody in danger. */
  protection:
    'At our firm, Marcus Delacroix handles orders of protection and related criminal charges; our ' +
    'line is answered 24/7 too.',
  /** On courts: beside the question which state decides. */
  otherStates: 'Elena Marquez advises families in two states or countries.',
  /** On courts: below the list of offices. */
  offices:
    'The Los Angeles office, open by appointment, serves New York cases with a life on both coasts. ' +
    'Our attorneys are not admitted in California; where its law governs, we work with counsel there.',
  /** On fees: before the rights of clients. */
  estimate:
    'After a first conversation you receive the likely cost in writing, as a flat fee where the ' +
    'scope is clear and by the hour where it is not.',
  /** On fees: after the rights of clients. */
  payment: 'Payment plans are possible, and we accept major credit cards.',
  /** On courts, for search engines. */
  courtKeywords: ['divorce court Manhattan Brooklyn Queens'],
} satisfies Record<string, string | readonly string[]>;
