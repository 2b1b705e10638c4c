/** The notes at the end of a page. */
export const pageNotes = {
  heading: 'Notes on this page',
  /** Names the mark beside a figure. */
  mark: 'See the notes on this page',
};
