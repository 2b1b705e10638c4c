/** Addresses of pages still to be built: links to them are not reported. The check reports those that exist. */
export const ANNOUNCED_PAGES: readonly string[] = ['/admin/blog/'];

/** Characters, without the firm's name, which the site adds. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;

/** Counts that the specification requires (sections 2 and 3); its twelve cards, and one for international divorce. */
export const EXPECTED_COUNTS = {
  videos: 14,
  'press articles': 22,
  'matter types': 12,
  'case cards': 6,
  'media outlets': 8,
  'FAQ items': 20,
  'practice areas': 13,
  attorneys: 6,
  'review categories': 6,
  'long reviews': 3,
  'cards in the list of practice areas': 13,
  'publications in the sidebar': 4,
} as const;

/** Counts required of a practice-area page (section 2). */
export const EXPECTED_IN_AREA = { 'reasons to choose us': 6, testimonials: 3, interviews: 4 } as const;

export const FEWEST_GLOSSARY_TERMS = 60;

/** Section types that every practice area must have. */
export const SECTION_TYPES = ['text', 'list', 'highlight', 'stats', 'accordion', 'cta'] as const;
