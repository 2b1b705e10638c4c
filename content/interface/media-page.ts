/** The labels of the media page; the firm's own texts are in firm/pages/media.ts. */
export const mediaLabels = {
  /** Unfolds an older group on a phone. */
  showAll: 'Show all',
  videos: {
    heading: 'Video Interviews',
    intro: 'Videos load when you press play.',
    highlights: 'Subjects',
  },
  press: {
    heading: 'Press Coverage',
    featuredBadge: 'FEATURED',
    readLabel: 'Read Full Article',
    bylineLabel: 'By',
  },
};
