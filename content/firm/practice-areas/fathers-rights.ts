import { childSupportGuideline } from '#law/guidelines.ts';
import * as periods from '#law/periods.ts';
import { sharedTime, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

const { childSupportPercent: percents } = lawFigures;

export const entry: PracticeAreaEntry = {
  place: 11,
  name: 'Fathers’ Rights',
  menu: { group: 'Family Matters', place: 10 },
  belowCards: 4,
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  subtitle: 'Time with your child, based on what you already do',
  badge: 'For fathers',
  heroDescription:
    'If you are afraid of becoming a visitor in your child’s life, start with what you already do as ' +
    'a parent. We help you show it, and ask for a schedule that lets you keep doing it.',
  personalMessage: [
    'A judge who has never met you needs a picture of you with your child. You may be angry, and ' +
      'you may have cause; leave that with us. Bring a calendar, your work schedule and the name of ' +
      'the teacher who knows you.',
  ],
  whyChooseUs: [
    { title: 'Renata leads', text: 'Custody and fathers’ cases are Renata Okafor’s main work.' },
    { title: 'Your record in one place', text: 'We put emails, receipts and photos into one dated account.' },
    {
      title: 'Built around your shifts',
      text: 'Firefighters, chefs, drivers, nurses: we plan for your real hours.',
    },
    {
      title: 'If you are accused',
      text: 'Marcus Delacroix handles protective orders and criminal charges, from the same file.',
    },
    {
      title: 'Support done right',
      text: 'Daniel Choi runs the formula before anyone trades money for days.',
    },
    { title: 'Letters she can read', text: 'You will both be at the graduation, and we write that way.' },
  ],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'The law has no mothers’ side',
        content: [
          'New York’s support rules speak of a custodial and a non-custodial parent, and either ' +
            'can be the father. Many men still say yes to every other weekend because a friend told ' +
            'them that is what they will get.',
          'Be careful with “just for now.” A first schedule gets familiar, to your child and to ' +
            'whoever decides later. Let us read it before you accept, even by text.',
        ],
      },
      {
        type: 'list',
        title: 'Collect what shows your part',
        items: [
          'Messages with teachers, coaches and the doctor’s office',
          'School or daycare records of who picks up',
          'Dated photos of ordinary evenings: homework, bath, bus stop',
          'Your shifts for the last three months, and what your boss could change',
          'Pictures of where your child sleeps and plays at your place',
          'Three people who have seen the two of you together',
        ],
      },
      {
        type: 'highlight',
        title: 'Four things not to do',
        color: 'red',
        content:
          'Don’t move out without a plan to see your child the next day, unless safety or an order ' +
          'requires it. Don’t stop paying because a visit was refused. Don’t keep your child late to ' +
          'make a point. Don’t ask your child to carry messages or keep secrets.',
      },
      {
        type: 'accordion',
        title: 'What fathers ask us',
        accordionItems: [
          {
            title: 'We were never married. Where do I stand?',
            content: `First comes legal parentage: a signed acknowledgment of parentage, which can be rescinded for ${periods.rescindParentage} days (Family Court Act §\u00a0516-a), or an order of filiation. Family Court charges nothing. Then you can ask for custody and time. Bring the birth certificate and any paper about parentage.`,
          },
          {
            title: 'I see my child only when she feels like it',
            content:
              'Propose fixed days in writing, two weeks ahead. Be on time, and write one sentence afterward. In a month you have a routine, or a record to show.',
          },
          {
            title: 'She wants to move away with our child',
            content:
              'Tell us right away, before a lease is signed. Say in writing, without threats, that you do not agree. Elena Marquez joins us if another state or country is involved.',
          },
          {
            title: 'I have been accused of something',
            content:
              'Stop writing. Don’t explain, apologize or send friends. If there is an order, follow every word, even if she calls you. Then call us and ask for Marcus.',
          },
          {
            title: 'Could I be the one who receives support?',
            content:
              'Yes. If your child lives mainly with you, the other parent is the non-custodial one and pays.',
          },
          {
            title: 'And if I am the one who pays?',
            content:
              `It starts from ${percents.one} of both incomes together for one child, ` +
              `${percents.two} for two, ${percents.three} for three, ${percents.four} for four and ` +
              `at least ${percents.fiveOrMore} beyond, up to ${lawFigures.childSupportCap}. ` +
              `${childSupportGuideline} You owe the part that matches your part of the income. Child ` +
              `care and health costs are added the same way. ${sharedTime}`,
          },
        ],
      },
      {
        type: 'text',
        title: 'How your case goes',
        content: [
          'First, when you will next see your child. A civil letter with two dates often does it; ' +
            'if not, we can ask the court for a temporary schedule. Then we send your proposal for ' +
            'the whole year, before the other side sends one. Many cases end there.',
          'If yours is heard, Renata rehearses with you: what will be asked, how to say “I don’t ' +
            'know,” and how to say something true and good about your child’s mother.',
        ],
      },
      {
        type: 'stats',
        title: 'Time and fees',
        content:
          'When it is part of a divorce; contested legal fees usually come to $15,000–$30,000 or ' +
          `more (${typicalFees}).`,
        stats: [
          { number: '3–6 months', label: 'When everything is agreed' },
          { number: '9 months–3 years', label: 'When it is contested' },
          { number: '$45', label: 'Court fee for a motion' },
          {
            number: 'Age 21',
            label:
              'How long child support runs, unless the child is emancipated earlier; for certain ' +
              'dependents with developmental disabilities it can run to 26',
          },
        ],
      },
      {
        type: 'cta',
        title: 'Your next evening with your child',
        content:
          'That is the first thing we work on. Renata also meets by video after bedtime. If half the ' +
          'time is not realistic this year, she will tell you, and plan for what is.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I walked in with a two-inch binder about my ex. Renata closed it and said, OK, now make me ' +
        'one about your son. Took two weekends, a lot of scrolling through my phone, and one phone ' +
        'call to his kindergarten teacher that I had put off for a year. It’s the best thing I own. ' +
        'He’s going to get it when he’s eighteen.',
      author: 'G. O., Brooklyn',
      matter: 'Parenting schedule, concluded 2020',
    },
    {
      text: 'Night shift, hospital kitchen. They wrote the schedule around it.',
      author: 'V. D., Astoria',
      matter: 'Custody between unmarried parents, concluded 2022',
    },
    {
      text: 'Strict. No late replies, no sarcasm, be there at five. I needed that more than I needed sympathy.',
      author: 'E. L., Manhattan',
      matter: 'Custody within a divorce, concluded 2023',
    },
  ],
  interviews: ['sample-0110', 'sample-0108', 'sample-0101', 'sample-0106'],
  help: 'children',
  seo: {
    title: 'Fathers’ Rights Attorneys in New York',
    description:
      'For fathers in New York: what to collect tonight, how to propose a schedule you can keep, ' +
      'what support may come to, and what to do if accused.',
    keywords: [
      'fathers rights lawyer New York',
      'father custody NYC',
      'unmarried father New York',
      'parenting schedule for fathers',
      'visitation for fathers',
      'fathers and child support',
    ],
  },
};
