/** Replaces an external picture in an article: a link, so that no other site is contacted. */
export const pictureElsewhere = {
  /** The site's name follows. */
  label: 'Picture on',
};
