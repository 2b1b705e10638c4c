/** Labels of what the server sets beside an article's text. */
export const articleMargin = {
  contents: 'In this article',
  /** Precedes a term of the glossary. */
  definition: 'In plain words',
};
