/** The labels of the reviews page; the firm's own texts are in firm/pages/reviews.ts. */
export const reviewLabels = {
  /** These unfold a category and a story on a phone. */
  showAll: 'Show all',
  readStory: 'Read the story',
};
