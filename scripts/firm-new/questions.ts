import * as z from 'zod';
import { type Answers, answersSchema, knownAreas, weekdays } from './answers.ts';

/** Prints a question and resolves to the line typed. */
export type Ask = (question: string) => Promise<string>;

const { shape } = answersSchema;

/** Asks for the answers one by one; photographs, other hours and pages are for the file, or for afterward. */
export async function askQuestions(ask: Ask): Promise<Answers> {
  /** Repeats the question until the answer can be used. */
  async function one<T>(
    question: string,
    schema: z.ZodType<T>,
    read: (line: string) => unknown = keep,
  ): Promise<T> {
    const line = (await ask(`${question} `)).trim();
    const parsed = schema.safeParse(read(line));
    if (parsed.success) return parsed.data;
    return one(`${parsed.error.issues[0]?.message}. ${question}`, schema, read);
  }
  async function several<T>(noun: string, most: number, entry: (number: number) => Promise<T>): Promise<T[]> {
    const count = await one(`How many ${noun}s?`, z.int().min(1).max(most), Number);
    const entries: T[] = [];
    for (let number = 1; number <= count; number += 1) entries.push(await entry(number));
    return entries;
  }
  const office = shape.offices.element.shape;
  const attorney = shape.attorneys.element.shape;
  const areas = z.array(z.enum(knownAreas, 'expected the names as listed')).min(1, 'expected at least one');
  const optional = (line: string) => line || undefined;
  const answers = {
    name: await one('Name of the firm, with its legal form:', shape.name),
    foundedYear: await one('Founded in which year?', shape.foundedYear, Number),
    phone: await one('Phone:', shape.phone),
    email: await one('Email address:', shape.email),
    city: await one('City where the firm works, for titles:', shape.city),
    hours: [
      {
        days: weekdays.slice(0, 5),
        opens: await one(
          'Opens from Monday to Friday at (as 09:00):',
          z.string().regex(/^\d\d:\d\d$/, 'As in 09:00'),
        ),
        closes: await one('Closes at (as 17:30):', z.string().regex(/^\d\d:\d\d$/, 'As in 17:30')),
      },
    ],
    languages: await one('Languages spoken, separated by commas:', shape.languages, items),
    offices: await several('office', 10, async (number) => ({
      name: await one(`Office ${number}, name:`, office.name),
      street: await one('  Street and number:', office.street),
      suite: await one('  Suite (or nothing):', office.suite, optional),
      city: await one('  City:', office.city),
      region: await one('  State (as NY):', office.region),
      postalCode: await one('  ZIP code:', office.postalCode),
    })),
    attorneys: await several('attorney', 40, async (number) => ({
      name: await one(`Attorney ${number}, name:`, attorney.name),
      role: await one('  Role:', attorney.role),
      admitted: await one('  Admitted in New York in which year?', attorney.admitted, Number),
    })),
    areas: await one(`Practice areas, separated by commas, of ${knownAreas.join(', ')}:`, areas, items),
    freeConsultation: await one(
      'Is the first consultation free (yes or no)?',
      z.boolean('Please answer yes or no'),
      (line) => ({ yes: true, no: false })[line.toLowerCase()],
    ),
    colors: {
      band: await one(
        'Color of the dark bands, as #123b2e (or nothing):',
        shape.colors.unwrap().shape.band,
        optional,
      ),
      action: await one(
        'Color of buttons and links (or nothing):',
        shape.colors.unwrap().shape.action,
        optional,
      ),
    },
  };
  return answersSchema.parse(answers);
}

const keep = (line: string) => line;
const items = (line: string) => line.split(',').flatMap((item) => item.trim() || []);
