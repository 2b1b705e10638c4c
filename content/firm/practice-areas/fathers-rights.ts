import { childSupportGuideline } from '#law/guidelines.ts';
import * as periods from '#law/periods.ts';
import { asOf, sharedTime, typicalFees } from '#law/statements.ts';
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
  subtitle: 'Time with your child, argued from what you already do',
  badge: 'For fathers',
  heroDescription:
    'You are afraid of becoming a visitor in your own child’s life. We start from the work you do as a ' +
    'parent, document it patiently, and ask for a schedule that lets you go on doing it.',
  personalMessage: [
    'I was somebody’s son in this office before I was anybody’s lawyer, so I need no persuading of ' +
      'what a father is for. A judge who has never met you does need something: not a speech, but a ' +
      'picture of you with your child.',
    'You may be angry, and you may have cause. Leave that with us; we can carry it. Bring a calendar, ' +
      'your work schedule, and the name of the teacher who knows you by sight. That is where we begin.',
  ],
  whyChooseUs: [
    {
      title: 'Renata leads',
      text:
        'Renata Okafor concentrates on custody and fathers’ rights, and builds each case out of ordinary ' +
        'school days.',
    },
    {
      title: 'Your record, assembled',
      text:
        'We turn scattered emails, receipts and photographs into one dated account of the parent you ' +
        'have been.',
    },
    {
      title: 'Schedules tested against shifts',
      text:
        'Firefighters, chefs, drivers, night nurses: we draft around the hours you work and the commute ' +
        'you have.',
    },
    {
      title: 'Steady under accusation',
      text:
        'Marcus Delacroix handles protective orders and criminal charges, and works from the same file ' +
        'as Renata.',
    },
    {
      title: 'Support worked out fairly',
      text:
        'Daniel Choi calculates what the formula asks of each parent, so that money is never traded ' +
        'blindly for days.',
    },
    {
      title: 'No war for its own sake',
      text: 'Your child will need both of you at the graduation. We write our letters with that day in mind.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'list',
        title: 'Start with what you already do',
        content: 'Rights sound large. They are shown in small things, so collect these tonight:',
        items: [
          'Your messages with teachers, coaches and the doctor’s office',
          'School or daycare records that show who collects, if you are given them',
          'Dated photographs of plain evenings: homework, bath, the bus stop',
          'Your shifts for the last three months, and what your employer would let you change',
          'Pictures of where your child sleeps, plays and does homework in your home',
          'Three people who have watched the two of you on a wet Wednesday',
        ],
      },
      {
        type: 'text',
        title: 'Mother and father are not words in the formula',
        content: [
          'New York’s support rules speak of a custodial parent and a non-custodial parent. Neither ' +
            'word has a sex. We hold the whole conversation to that standard.',
          'Even so, many fathers come in having already said yes to too little, because a friend told ' +
            'them that every other weekend is what men get. We start elsewhere: your child’s routine ' +
            'today, your part in it, and how much of it can be kept when there are two homes.',
          'Watch the first arrangement. What begins as “just for now” grows familiar, to your child ' +
            'and to everyone who later asks how things have been going. Let us read a proposed schedule ' +
            'before you accept it, even by text, even for a month.',
        ],
      },
      {
        type: 'highlight',
        title: 'Ask for a schedule you can keep',
        color: 'gold',
        content:
          'A percentage persuades nobody. A plan may: the Tuesday pickup, the Thursday fever, the ' +
          'recital at two in the afternoon, and who steps in when your shift runs over. If your hours ' +
          'must change, begin asking your employer now. If half the time is not realistic this year, we ' +
          'will say so and plan toward what is.',
      },
      {
        type: 'accordion',
        title: 'What fathers ask us',
        accordionItems: [
          {
            title: 'We were never married. Where do I stand?',
            content:
              'First comes legal parentage. It rests on a signed acknowledgment of parentage, which can be rescinded ' +
              `for ${periods.rescindParentage} days (Family Court Act §\u00a0516-a), or on an order of filiation; Family ` +
              'Court charges nothing. ' +
              'Then you can ask for custody and time. Bring the birth certificate and every paper about parentage ' +
              'that you signed or a court issued.',
          },
          {
            title: 'I see my child only when she feels like it',
            content:
              'Propose fixed days in writing, two weeks ahead, in a tone you would be glad for a ' +
              'stranger to read. Turn up on time, each time. Note what happened in one sentence. After a ' +
              'month you have either a routine or a record, and both are useful.',
          },
          {
            title: 'She wants to move away with our child',
            content:
              'Tell us as soon as you hear of it, before a lease is signed or a school is chosen. Note ' +
              'who told you, when, and which town was named. Say in writing, without threats, that you ' +
              'do not agree. We will explain what you can ask for, and Elena Marquez joins us where ' +
              'another state or country comes into it.',
          },
          {
            title: 'I have been accused of something',
            content:
              'Stop writing. Do not explain, apologize or ask friends to pass a message. If there is an ' +
              'order, follow every word of it, even when she is the one who calls. Then call us at ' +
              'any hour and ask for Marcus.',
          },
          {
            title: 'Could I be the one who receives support?',
            content:
              'Yes. If your child lives mainly with you, the other parent is the non-custodial one, and ' +
              'that parent’s share is worked out from the two incomes just as yours would be.',
          },
          {
            title: 'And if I am the one who pays?',
            content:
              `Then the starting point is ${percents.one} of both incomes together for one child, ` +
              `${percents.two} for two, ${percents.three} for three, ${percents.four} for four, and at least ` +
              `${percents.fiveOrMore} beyond that, counting no more than ${lawFigures.childSupportCap} of ` +
              `the total (the cap as of ${asOf}). ${childSupportGuideline} You owe the part ` +
              'that matches your part of the income. Child care and health costs are added on the same ' +
              `footing. ${sharedTime}`,
          },
        ],
      },
      {
        type: 'text',
        title: 'How we take the case forward',
        content: [
          'In the first days we settle one thing: when you will next see your child. A civil letter, ' +
            'with two dates in it, often does that. If it does not, we talk about asking the court for ' +
            'an interim schedule.',
          'Next we write your proposal for the whole year, school breaks and birthdays included, and ' +
            'send it before the other side sends theirs. A complete proposal is easier to answer than a ' +
            'complaint. Most of the work happens here, and many cases end here. It is also where money ' +
            'is saved: in a contested divorce, legal fees usually come to $15,000–$30,000 or more ' +
            `(${typicalFees}, as of ${asOf}).`,
          'If yours has to be heard, Renata prepares you the way she once prepared lessons: what will ' +
            'be asked, in what order, and why. You will practice saying “I don’t know.” You will ' +
            'practice speaking well of your child’s mother, and meaning the part that is true.',
        ],
      },
      {
        type: 'stats',
        title: 'What to expect of time and fees',
        content:
          `For fathers whose case is part of a divorce. General information, as of ${asOf}; the fee is that ` +
          'of Supreme Court, the same in every county.',
        stats: [
          { number: '3–6 months', label: 'When everything is agreed' },
          { number: '9 months–3 years', label: 'When it is contested' },
          { number: '$45', label: 'Court fee for a motion' },
          {
            number: 'Age 21',
            label:
              'How long child support runs, unless the child is emancipated earlier; for certain dependents with ' +
              'developmental disabilities it can run to 26',
          },
        ],
      },
      {
        type: 'highlight',
        title: 'Four things not to do',
        color: 'red',
        content:
          'Do not move out without a plan for seeing your child the next day, unless safety or an order ' +
          'requires it. Do not stop paying because a visit was refused. Do not keep your child past the ' +
          'agreed hour to make a point. Do not ask your child to carry a message, or a secret.',
      },
      {
        type: 'cta',
        title: 'Your next evening with your child',
        content:
          'Call, and let us begin with that. In the first conversation we listen, look at any order or ' +
          'papers, and tell you what to do this week. You can speak with Renata by video after the ' +
          'children are in bed.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I came in with a folder about her. Renata closed it kindly and asked for one about my son. It ' +
        'took me two weekends to make. I still have it.',
      author: 'G. O., Brooklyn',
      matter: 'Parenting schedule, concluded 2020',
    },
    {
      text:
        'I work nights in a hospital kitchen. They wrote a schedule around my shifts that a person could ' +
        'actually live with, and made me read it on a bad week first.',
      author: 'V. D., Astoria',
      matter: 'Custody between unmarried parents, concluded 2022',
    },
    {
      text:
        'They were strict with me, and I needed it. No late replies, no sarcasm, be there at five. ' +
        'Somewhere along the way it stopped being advice and became how we do things.',
      author: 'E. L., Manhattan',
      matter: 'Custody within a divorce, concluded 2023',
    },
  ],
  interviews: ['sample-0110', 'sample-0108', 'sample-0101', 'sample-0106'],
  help: 'children',
  seo: {
    title: 'Fathers’ Rights Attorneys in New York',
    description:
      'For fathers in New York: what to collect tonight, how to propose a schedule you can keep, what ' +
      'support may come to, and what to do if accused.',
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
