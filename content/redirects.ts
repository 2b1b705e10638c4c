interface Redirect {
  /** The path that is asked for, without its trailing slash. */
  from: string;
  /** Where it leads: a path of this site with a trailing slash, perhaps with an anchor. */
  to: string;
}

/** Practice areas that also answer under their bare name (specification section 2, "Redirects"). */
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

/** Every redirect between pages of the site; that of `/blog/{slug}` follows the posts and is not listed. */
export const redirects: readonly Redirect[] = [
  ...practiceAreaNames.map((name) => ({ from: `/${name}`, to: `/practice-areas/${name}/` })),
  { from: '/case-results', to: '/testimonials/' },
  { from: '/divorce', to: '/practice-areas/' },
  { from: '/domestic-violence', to: '/practice-areas/#domestic-violence' },
];
