// What this firm's site has to show; the content check compares it with the pages.

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

/** Texts that a page must show (specification, sections 2, 3 and 9), by its path. */
export const EXPECTED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['Watch on Netflix'],
  '/media/': ['TV interviews 50+ Press articles 100+ National media expert'],
  '/testimonials/': [
    'Reviews in all 1,250+ On Google 1,000+ Five-star reviews on Avvo 210',
    'Avvo 214 reviews 210 with five stars, 2 with four, 2 with fewer',
    'Yelp 4.7 39 reviews',
    'Rating Captain 100 reviews',
  ],
  '/divorce-calculators/': [
    'Calculators used by 10,000+ people',
    'Index number $210',
    'Request for judicial intervention $95',
    'Note of issue ($30 if that was paid) $125',
  ],
};

/** Links that a page must have, by its path. */
export const EXPECTED_LINKS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/media/#documentary'],
  '/practice-areas/contested-divorce/': ['/media/#press'],
};
