/**
 * Addresses of pages still to be built. Links to them are not reported. A page that exists must leave the list,
 * which the check says itself.
 */
export const ANNOUNCED_PAGES: readonly string[] = ['/admin/blog/'];

/** Without the firm's name, which the site adds. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;

/** How many of each the specification names (sections 2 and 3). */
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
  'cards in the list of practice areas': 12,
  'publications in the sidebar': 4,
} as const;

/** How many of each the page of a practice area has (section 2). */
export const EXPECTED_IN_AREA = { 'reasons to choose us': 6, testimonials: 3, interviews: 4 } as const;

export const FEWEST_GLOSSARY_TERMS = 60;

/** Every practice area has each of them. */
export const SECTION_TYPES = ['text', 'list', 'highlight', 'stats', 'accordion', 'cta'] as const;
