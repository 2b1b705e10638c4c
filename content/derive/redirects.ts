interface Redirect {
  /** Source path, without its trailing slash. */
  from: string;
  /** Target path with a trailing slash, optionally with an anchor. */
  to: string;
}

/** Practice areas redirected from their bare name (specification section 2, "Redirects"). */
const practiceAreaNames = [
  'contested-divorce',
  'uncontested-divorce',
  'high-net-worth-divorce',
  'collaborative-divorce',
  'child-custody',
  'child-support',
  'alimony',
  'property-division',
  'separation-agreements',
  'spousal-support',
  'prenuptial-agreements',
  'fathers-rights',
  'lgbt-family-law',
] as const;

/** All redirects between pages; `/blog/{slug}` is handled with the posts. */
export const redirects: readonly Redirect[] = [
  ...practiceAreaNames.map((name) => ({ from: `/${name}`, to: `/practice-areas/${name}/` })),
  { from: '/case-results', to: '/testimonials/' },
  { from: '/about', to: '/attorneys/' },
  { from: '/team', to: '/attorneys/' },
  { from: '/reviews', to: '/testimonials/' },
  { from: '/calculators', to: '/divorce-calculators/' },
  { from: '/divorce', to: '/practice-areas/' },
  { from: '/domestic-violence', to: '/practice-areas/#domestic-violence' },
];
