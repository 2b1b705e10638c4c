import type { Answers } from './answers.ts';
import { weekdays } from './answers.ts';

// The source text of the records that depend on the answers.

/** A text as TypeScript. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

/** A name as the name of a file. */
function slugFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'one';
}

/** The slugs of several names: the second of the same gets a number. */
export function slugsFrom(names: readonly string[]): string[] {
  const slugs: string[] = [];
  for (const name of names) {
    const slug = slugFrom(name);
    const same = slugs.filter((one) => one.replace(/-\d+$/, '') === slug).length;
    slugs.push(same === 0 ? slug : `${slug}-${same + 1}`);
  }
  return slugs;
}

/** As in "8AM" or "5:30PM". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''}${hour < 12 ? 'AM' : 'PM'}`;
}

/** As in "Monday-Friday 9AM-5:30PM, Saturday 10AM-1PM". */
export function hoursInWords(hours: Answers['hours']): string {
  const groups = hours.map(({ days, opens, closes }) => {
    const places = days.map((day) => weekdays.indexOf(day)).sort((one, other) => one - other);
    const [first = 0] = places;
    const last = places.at(-1) ?? first;
    const inRow = places.length > 2 && last - first === places.length - 1;
    const named = inRow
      ? `${weekdays[first]}-${weekdays[last]}`
      : new Intl.ListFormat('en').format(places.flatMap((place) => weekdays[place] ?? []));
    return `${named} ${clock(opens)}-${clock(closes)}`;
  });
  return groups.join(', ');
}

/** The name without its legal form. */
export function shortNameOf({ name, shortName }: Pick<Answers, 'name' | 'shortName'>): string {
  return shortName ?? name.replace(/,? (P\.?C\.?|P\.?L\.?L\.?C\.?|L\.?L\.?[CP]\.?)$/i, '');
}

/** The two parts of the wordmark; a name without a second part is followed by the profession. */
function wordmarkOf(shortName: string): [string, string] {
  const [, first, rest] =
    /^(.+?) ((?:(?:Family|Divorce|Matrimonial) )?(?:Law|Legal)\b.*)$/.exec(shortName) ?? [];
  return first && rest ? [first, rest] : [shortName, 'Attorneys at Law'];
}

export function identitySource(answers: Answers): string {
  const { name, foundedYear, phone, email, city, hours, languages, pages, freeConsultation } = answers;
  const [office] = answers.offices;
  const shortName = shortNameOf(answers);
  const digits = phone.replace(/\D/g, '').slice(-10);
  const week = hours.map(
    ({ days, opens, closes }) =>
      `{ days: ${list(days)}, opens: ${quoted(opens)}, closes: ${quoted(closes)} },`,
  );
  return `import type { Firm, ResponseTimes } from '../schema/firm.ts';

const name = ${quoted(name)};
const foundedYear = ${foundedYear};

/** The place where the firm works, for titles. */
export const city = ${quoted(city)};

/** The languages spoken in the office. */
export const languages: readonly string[] = ${list(languages)};

export const firm: Firm = {
  name,
  shortName: ${quoted(shortName)},
  wordmark: ${list(wordmarkOf(shortName))},
  tagline: \`\${city} Divorce & Family Lawyers\`,
  description:
    \`\${name} represents clients in divorce, custody, support and property cases in \${city}, New York. \` +
    \`Established \${foundedYear}.\`,
  foundedYear,
  phone: { display: ${quoted(phone)}, href: 'tel:+1${digits}' },
  email: ${quoted(email)},
  hours: {
    display: ${quoted(hoursInWords(hours))},
    week: [
      ${week.join('\n      ')}
    ],
  },
  address: {
    street: ${quoted(office?.street ?? '')},
    ${office?.suite ? `suite: ${quoted(office.suite)},` : ''}
    city: ${quoted(office?.city ?? '')},
    region: ${quoted(office?.region ?? '')},
    postalCode: ${quoted(office?.postalCode ?? '')},
    country: 'US',
  },
  geo: { region: 'US-${office?.region ?? 'NY'}', placename: city },
  socialLinks: [],
  advertisingNotices: ['Attorney Advertising', 'Prior results do not guarantee a similar outcome'],
  copyrightHolder: name,
  disclaimer:
    'This website gives general information, not legal advice. Every case turns on its own facts; ' +
    'please speak with an attorney about yours.',
  noRelationshipNotice: {
    version: '2026-11-24',
    text:
      'Sending this form does not create an attorney-client relationship. Please do not include ' +
      'confidential facts. By sending it you agree that we may answer by phone, text message or email, at the ' +
      'number and address you give.',
  },
  banner: {
    title: 'Office hours',
    availability: ${quoted(hoursInWords(hours))},
    attorneyLine: 'Call us',
  },
  errorPage: {
    heading: 'This page could not be shown',
    text: 'The fault is ours. Please try again in a moment, or call us at',
  },
  serviceProviders: [],
  selfHosted: false,
  pages: ${JSON.stringify(pages)},
  demonstration: { shown: false, notice: '' },
};

/** The pages offer a free first consultation. */
export const consultationIsFree: boolean = ${freeConsultation};

/** Response times by means of contact; null: the pages promise no time. */
export const responseTimes: ResponseTimes = null;

/** The topics that every article links to, whether or not they have posts. */
export const popularTopics: readonly { slug: string; name: string }[] = [];
`;
}

export function officeSource(office: Answers['offices'][number], index: number): string {
  const { name, street, suite, city, region, postalCode } = office;
  return `import type { OfficeRecord } from '../../schema/firm.ts';

export const office: OfficeRecord = {
  place: ${index + 1},
  name: ${quoted(name)},
  title: ${quoted(name)},
  subtitle: ${quoted(index === 0 ? 'Main office' : `Office in ${city}`)},
  ${suite ? `suite: ${quoted(suite)},` : ''}
  address: ${quoted(street)},
  city: ${quoted(city)},
  region: ${quoted(region)},
  postalCode: ${quoted(postalCode)},
  detail: '[Nearby: a landmark, a stop or parking.]',
  description: '[The office: say in one or two sentences how to find it and who works there.]',
  history: '',
};
`;
}

/** @param photo the name of the file in the folder photos, if there is one */
export function attorneySource(
  { name, role, admitted, photoAlt }: Answers['attorneys'][number],
  index: number,
  photo: string | undefined,
): string {
  const words = name.split(/\s+/);
  const [first = name] = words;
  const initials = [...new Set([first, words.at(-1) ?? first])].map((word) => word.charAt(0)).join('');
  const shown = photo
    ? `\n  photo: { src: ${quoted(`/photos/${photo}`)}, alt: ${quoted(photoAlt ?? `Portrait of ${name}`)}, keep: 'top' },`
    : '';
  const layout = index === 0 ? 'leading' : index % 2 === 1 ? 'tinted' : 'plain';
  return `import { paths } from '../../../contract/paths.ts';
import type { AttorneyProfile, AttorneyRecord } from '../../schema/attorney.ts';
import { firm } from '../identity.ts';

export const attorney: AttorneyRecord = {
  place: ${index + 1},
  name: ${quoted(name)},
  role: ${quoted(role)},
  initials: ${quoted(initials)},${shown}
  shortBio: '[In short: two sentences about the attorney and the work, for the home page.]',
  specialty: 'Divorce and family law',
};

export const profile: AttorneyProfile = {
  layout: ${quoted(layout)},
  biography: ['[Biography: some paragraphs about the attorney and the work.]'],
  education: [],
  admissions: [{ jurisdiction: 'New York State', year: ${admitted} }],
  focusAreas: [],
  languages: [],
  sidebar: {
    heading: ${quoted(`Speak with ${first}`)},
    facts: [{ label: 'Phone', value: firm.phone.display, href: firm.phone.href }],
    button: { label: ${quoted(`Ask for ${first}`)}, href: paths.consultation },
  },
};
`;
}

/**
 * The sections at the end of every practice area.
 * @param subject beginning of the text that the firm has to write
 */
function closingSections(subject: string): string {
  return `      {
        type: 'text',
        title: 'How we work on these cases',
        content: ['[${subject}: say in a few sentences how the firm works on these cases.]'],
      },
      {
        type: 'cta',
        title: 'Ask us about your case',
        content: 'Call, or leave a few lines in the form. Please leave out confidential facts.',
      },`;
}

/** A practice area of the template, with the sections at its end. */
export function completedArea(template: string): string {
  const [, name = ''] = /^ {2}name: '(.+)',$/m.exec(template) ?? [];
  return template.replace(/(?=^ {4}\],\n {2}\},\n {2}testimonials:)/m, `${closingSections(name)}\n`);
}

/** A practice area of which the template has no texts. */
export function areaSource({ slug, title }: { slug: string; title: string }): string {
  return `import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: ${quoted(title)},
  menu: { group: 'More', place: 1 },
  anchor: ${quoted(slug)},
  inPanel: true,
  inFooter: true,
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: '[In short: say what these cases are about.]',
    points: ['[A question that comes up]', '[Another one]'],
    link: ${quoted(`Read about ${title}`)},
  },
  subtitle: '[What these cases are about, in one line]',
  heroDescription: '[Introduction: say in two sentences what these cases are about.]',
  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      { type: 'text', title: 'What the law provides', content: ['[The law: what it provides in these cases.]'] },
${closingSections('Our work')}
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: ${quoted(title)},
    description: ${quoted(`${title} in New York: what these cases are about, and how to reach the firm.`)},
    keywords: [${quoted(`${title} New York`)}, ${quoted(`${title} lawyer`)}],
  },
};
`;
}
