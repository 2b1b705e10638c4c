const DIRECTIVES = [
  'all',
  'index',
  'noindex',
  'follow',
  'nofollow',
  'none',
  'noarchive',
  'nosnippet',
  'noimageindex',
  'notranslate',
  'indexifembedded',
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
  'unavailable_after',
];

/** The values of directives that have one. */
const VALUES: Readonly<Record<string, RegExp>> = {
  'max-snippet': /^(-1|\d{1,9})$/,
  'max-image-preview': /^(none|standard|large)$/,
  'max-video-preview': /^(-1|\d{1,9})$/,
  unavailable_after: /^\d{4}-\d\d-\d\d\b[\dT:.Z+ -]*$/i,
};

const CONTRADICTIONS = [
  ['index', 'noindex'],
  ['follow', 'nofollow'],
  ['all', 'none'],
  ['all', 'noindex'],
  ['all', 'nofollow'],
  ['index', 'none'],
  ['follow', 'none'],
] as const;

function directivesOf(robots: string): string[] {
  return robots.split(',').map((directive) => directive.trim().toLowerCase());
}

/**
 * Checks the value of a robots tag
 * (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 * @returns a sentence that names what is wrong, or null
 */
export function robotsProblem(robots: string): string | null {
  const names: string[] = [];
  for (const directive of directivesOf(robots)) {
    const [, name = '', value] = /^([^:]*?)\s*(?::\s*(.*))?$/.exec(directive) ?? [];
    if (name === '') return 'Please separate the directives with single commas, as in index, follow';
    if (!DIRECTIVES.includes(name)) return `“${name}” is not a directive that search engines know`;
    const allowed = VALUES[name];
    if (allowed ? !allowed.test(value ?? '') : value !== undefined) {
      return allowed ? `“${directive}” needs a value, as in ${exampleOf(name)}` : `“${name}” takes no value`;
    }
    names.push(name);
  }
  const pair = CONTRADICTIONS.find((both) => both.every((name) => names.includes(name)));
  return pair ? `“${pair[0]}” and “${pair[1]}” contradict each other` : null;
}

function exampleOf(name: string): string {
  const examples: Record<string, string> = {
    'max-image-preview': 'large',
    unavailable_after: '2027-01-31',
  };
  return `${name}:${examples[name] ?? '-1'}`;
}

/** True when search engines are told not to list the page. */
export function isNoindex(robots: string): boolean {
  return directivesOf(robots).some((directive) => directive === 'noindex' || directive === 'none');
}
