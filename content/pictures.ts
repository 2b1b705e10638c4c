/** What stands in an article where a picture lies on another site, which is not asked for anything unless the reader goes there. */
export const pictureElsewhere = {
  /** The site's name follows. */
  label: 'Picture on',
};
