import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { knownAreas, readAnswers } from './answers.ts';
import { askQuestions } from './questions.ts';
import { hoursInWords, shortNameOf, slugsFrom } from './records.ts';
import { attorney, office, small } from './sample-answers.ts';

const answersOf = (answers: object) => readAnswers('answers.yaml', stringify(answers));

describe('answers', () => {
  const messageOf = (answers: object) => {
    try {
      answersOf(answers);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  it('are accepted with the required ones alone', () => {
    expect(answersOf(small)).toMatchObject({
      pages: { calculators: true, blog: true, media: false, reviews: false, stray: false },
      freeConsultation: false,
      languages: ['English'],
      areas: [{ slug: 'child-custody' }],
    });
  });

  it('that cannot be used are named with their line, all of them at once', () => {
    const yaml = `name: A Firm
foundedYear: soon
phone: 12
email: hello@firm.example
city: Albany
hours: [{ days: [Monday], opens: '17:00', closes: '09:00' }]
offices:
  - { name: Albany, street: 80 State Street, city: Albany, region: NY, postalCode: '12207' }
attorneys:
  - name: Ana Ruiz
    role: Partner
  - { name: Bo Ruiz, role: Partner, admitted: 2001, photo: bo.gif }
areas: [divorces]
motto: No
`;
    expect(() => readAnswers('answers.yaml', yaml)).toThrow(
      [
        'answers.yaml:2: foundedYear: expected a year',
        'answers.yaml:3: phone: expected a phone number',
        'answers.yaml:6: hours 1 closes: expected a time after opens',
        'answers.yaml:10: attorneys 1 admitted: expected a year',
        'answers.yaml:12: attorneys 2 photo: expected a JPEG, PNG, WebP or AVIF file',
        `answers.yaml:13: areas 1: expected one of ${knownAreas.join(', ')}, or another one as { slug: adoption, title: Adoption }`,
        'answers.yaml:14: motto: no such answer',
      ].join('\n'),
    );
  });

  it('name one to ten offices and one to forty attorneys', () => {
    expect(messageOf({ ...small, offices: [] })).toContain('offices: expected at least one');
    expect(messageOf({ ...small, offices: Array(11).fill(office) })).toContain(
      'offices: expected at most ten',
    );
    expect(messageOf({ ...small, attorneys: Array(41).fill(attorney) })).toContain(
      'attorneys: expected at most 40',
    );
  });

  it('that are no YAML are refused with the place', () => {
    expect(() => readAnswers('answers.yaml', 'name: [')).toThrow(/^answers\.yaml: .*line 1/s);
  });
});

it('questions are asked again until the answer can be used', async () => {
  const typed = [
    ...['Ruiz Law, P.C.', 'soon', '2009', '(518) 555-0142', 'hello@ruiz.example', 'Albany', '09:00', '17:30'],
    ...['English, Spanish', '1', 'Albany', '80 State Street', '', 'Albany', 'NY', '12207'],
    ...['1', 'Ana Ruiz', 'Partner', '2001', 'divorces', 'alimony, child-custody', 'yes', '#123b2e', ''],
  ];
  const asked: string[] = [];
  const answers = await askQuestions(async (question) => {
    asked.push(question);
    return typed.shift() ?? '';
  });
  expect(answers).toMatchObject({
    name: 'Ruiz Law, P.C.',
    foundedYear: 2009,
    languages: ['English', 'Spanish'],
    offices: [{ ...office, suite: undefined }],
    attorneys: [{ name: 'Ana Ruiz', admitted: 2001 }],
    areas: [{ slug: 'alimony' }, { slug: 'child-custody' }],
    freeConsultation: true,
    colors: { band: '#123b2e', action: undefined },
  });
  expect(asked.filter((question) => question.startsWith('expected'))).toHaveLength(2);
});

it('short name, opening hours and file names follow from the answers', () => {
  expect(shortNameOf({ name: 'Peña & Núñez, LLP' })).toBe('Peña & Núñez');
  expect(shortNameOf({ name: 'Ruiz Law, P.C.' })).toBe('Ruiz Law');
  expect(shortNameOf({ name: 'Ruiz Law PLLC', shortName: 'Ruiz' })).toBe('Ruiz');
  const days = ['Wednesday', 'Monday', 'Tuesday'] as const;
  expect(
    hoursInWords([
      { days: [...days], opens: '09:00', closes: '17:30' },
      { days: ['Saturday'], opens: '10:00', closes: '12:00' },
    ]),
  ).toBe('Monday-Wednesday 9AM-5:30PM, Saturday 10AM-12PM');
  expect(slugsFrom(['José Peña', 'Jose Pena', 'Ana'])).toEqual(['jose-pena', 'jose-pena-2', 'ana']);
});
