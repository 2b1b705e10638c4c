import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import type { Weekday } from '../../content/schema/firm.ts';

/** The files of a new firm that do not depend on the answers. */
export const templateFolder = join(import.meta.dirname, 'template');

/** The practice areas of which the template has the texts, in the order of the alphabet. */
export const knownAreas = readdirSync(join(templateFolder, 'practice-areas'))
  .map((file) => file.replace('.ts', ''))
  .sort();

export const weekdays: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

const text = z
  .string('expected a text')
  .trim()
  .min(1, 'expected a text')
  .max(200, 'expected at most 200 characters');
const matching = (pattern: RegExp, expected: string) => z.string(expected).trim().regex(pattern, expected);
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time like 09:00 in quotation marks');
const color = matching(/^#[0-9a-f]{6}$/i, 'expected a color like #123b2e in quotation marks');
const year = z.int('expected a year').min(1800, 'expected a year').max(2100, 'expected a year');

const openingTimes = z
  .strictObject({
    days: z.array(z.enum(weekdays, 'expected a day like Monday')).min(1, 'expected a day like Monday'),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, { error: 'expected a time after opens', path: ['closes'] });

const office = z.strictObject({
  name: text,
  street: text,
  suite: text.optional(),
  city: text,
  region: matching(/^[A-Z]{2}$/, 'expected a state like NY'),
  postalCode: matching(/^\d{5}(-\d{4})?$/, 'expected a ZIP code like 12207 in quotation marks'),
});

const attorney = z.strictObject({
  name: text,
  role: text,
  admitted: year,
  photo: matching(/\.(jpe?g|png|webp|avif)$/i, 'expected a JPEG, PNG, WebP or AVIF file').optional(),
  photoAlt: text.optional(),
});

const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug like child-custody');
const area = z.union(
  [
    slug.refine((one) => knownAreas.includes(one)).transform((known) => ({ slug: known })),
    z.strictObject({ slug, title: text }),
  ],
  `expected one of ${knownAreas.join(', ')}, or another one as { slug: adoption, title: Adoption }`,
);

const distinct = (list: readonly unknown[]) => new Set(list).size === list.length;

export const answersSchema = z.strictObject({
  name: text,
  shortName: text.optional(),
  foundedYear: year,
  phone: z
    .string('expected a phone number')
    .trim()
    .refine(
      (number) => /^1?\d{10}$/.test(number.replace(/\D/g, '')),
      'expected ten digits like (518) 555-0142',
    ),
  email: z.email('expected an email address'),
  city: text,
  hours: z
    .array(openingTimes, 'expected the days with their times')
    .min(1, 'expected the days with their times')
    .refine((hours) => distinct(hours.flatMap(({ days }) => days)), 'expected each day once'),
  languages: z.array(text, 'expected a list').default(['English']),
  offices: z.array(office, 'expected a list').min(1, 'expected at least one').max(10, 'expected at most ten'),
  attorneys: z
    .array(attorney, 'expected a list')
    .min(1, 'expected at least one')
    .max(40, 'expected at most 40'),
  areas: z
    .array(area, 'expected a list')
    .min(1, 'expected at least one')
    .refine((areas) => distinct(areas.map((one) => one.slug)), 'expected each area once'),
  colors: z.strictObject({ band: color.optional(), action: color.optional() }).default({}),
  pages: z
    .strictObject({
      calculators: z.boolean('expected true or false').default(true),
      blog: z.boolean('expected true or false').default(true),
      media: z.boolean('expected true or false').default(false),
      reviews: z.boolean('expected true or false').default(false),
      stray: z.boolean('expected true or false').default(false),
    })
    .prefault({}),
  freeConsultation: z.boolean('expected true or false').default(false),
});

export type Answers = z.output<typeof answersSchema>;

/**
 * Reads a file of answers.
 * @param file the file's name, for error messages
 * @throws with every answer that is missing or cannot be used, its line and the expected value
 */
export function readAnswers(file: string, yaml: string): Answers {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}: ${broken.message}`);
  const parsed = answersSchema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message, ...issue }) => {
    const unknown = issue.code === 'unrecognized_keys' ? (issue.keys as string[])[0] : undefined;
    const at = unknown === undefined ? path : [...path, unknown];
    const named = at.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' ');
    return { line: lineOf(at), text: `${named}: ${unknown === undefined ? message : 'no such answer'}` };
  });
  /** The line of the answer, or, where it is missing, of the one around it. */
  function lineOf(path: readonly PropertyKey[]): number {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  }
  throw new Error(problems.map((problem) => `${file}:${problem.line}: ${problem.text}`).join('\n'));
}
