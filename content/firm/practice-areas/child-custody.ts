import { sharedTime, typicalFees } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 4,
  name: 'Child Custody',
  menu: { group: 'Family Matters', place: 5 },
  anchor: 'child-custody',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 4,
      title: 'Child custody',
      text: 'Where your child lives, and when.',
      key: 'child-custody',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 5,
    text:
      'Where your child lives, who decides, and how the week is shared. We start from the life your ' +
      'child already has and write a plan that works on a school night.',
    points: [
      'Parenting time and decisions',
      'Moves, schools and holidays',
      'Parents in two states or countries',
    ],
    link: 'Read about child custody',
  },
  subtitle: 'Where your child lives, who decides, and how the week will run',
  badge: 'Children and parenting',
  heroDescription:
    'You want to know where your child will sleep, who will decide, and how soon anyone will listen. ' +
    'This page starts with what to do if it is urgent.',
  personalMessage: [
    'Tell us about last Tuesday, hour by hour. It is easier to talk about than everything that ' +
      'went wrong, and it tells us more. Renata Okafor, who taught school before she practiced law, ' +
      'leads these cases with me.',
  ],
  whyChooseUs: [
    {
      title: 'A former teacher',
      text:
        'Renata Okafor spent eight years in a classroom and knows what children carry between two ' +
        'homes.',
    },
    {
      title: 'We map the week first',
      text: 'Supper, homework, sleep and Saturdays, before we propose anything.',
    },
    {
      title: 'Plans with the details',
      text: 'Late trains, sick days, passports and birthdays are all in them.',
    },
    {
      title: 'Across a border',
      text: 'Elena Marquez works with lawyers elsewhere when a parent moves or plans to.',
    },
    {
      title: 'When safety is the issue',
      text: 'Marcus Delacroix handles orders of protection, on short notice.',
    },
    {
      title: 'What it costs your child',
      text: 'If a fight would hurt your child more than it helps, we say so.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'If your child may be in danger',
        color: 'red',
        safety: true,
        content:
          'Call\u00a0911 first. If an order is being broken or a border is near, act now: show the ' +
          'order to the police, and ask Family Court, which charges no fee. It can issue a writ or ' +
          'an emergency order the same day. Then call us. If someone may take your child away, say ' +
          'so in your first sentence.',
      },
      {
        type: 'text',
        title: 'What we ask on the first call',
        content: [
          'Where is your child now? Is everyone safe? Is there an order or a signed agreement? ' +
            'Does either parent plan to travel or move? From the answers we tell you which court to ' +
            'go to and what can wait until morning. You do not need to be married, or getting ' +
            'divorced.',
        ],
      },
      {
        type: 'list',
        title: 'What to write down',
        items: [
          'A normal school week: who wakes, feeds, drives, picks up and puts to bed',
          'Names of teachers, doctors, sitters and anyone who sees your child often',
          'Medicines, allergies, and who goes to the appointments',
          'How far each home is from school, and where your child sleeps there',
          'Every order, agreement or written schedule, even an old one',
          'Three things the other parent does well; you may be asked',
        ],
      },
      {
        type: 'text',
        title: 'What custody means',
        content: [
          'It covers two things: where your child lives, and who makes the big decisions about ' +
            'school, health and faith. We work them out separately. Before you sign a schedule, ' +
            'Renata walks it through the coming school year, half days included.',
          'If you cannot agree, the case has to be shown with calendars, school records, messages ' +
            'and people who know your family. We also prepare you for what will be said about you.',
        ],
      },
      {
        type: 'accordion',
        title: 'What parents ask us',
        accordionItems: [
          {
            title: 'Should I leave the house tonight?',
            content:
              'Talk to us first, unless staying is unsafe. Moving changes your child’s days, and ' +
              'that can be hard to undo. If you must go, go somewhere safe and call us about the ' +
              'children on the way.',
          },
          {
            title: 'The other parent will not let me see my child',
            content:
              'Write down each visit you asked for and the answer. Offer two definite dates in ' +
              'writing. Please don’t argue at the door. If that fails, we can ask the court for a ' +
              'schedule while the case is open.',
          },
          {
            title: 'Will my child have to choose?',
            content:
              'Please never ask that, at home or in the car. Whether and how a child is heard ' +
              'depends on the case. Tonight you can say that the grown-ups are taking care of it.',
          },
          {
            title: 'How soon will someone decide?',
            content:
              'We can’t know a court’s calendar. We start with the coming weekend, often by letter, ' +
              'and ask for a temporary order where a letter won’t do.',
          },
          {
            title: 'Can we avoid a trial?',
            content:
              'Often, and we try. Where one parent is afraid of the other, we don’t suggest ' + 'mediation.',
          },
          {
            title: 'What does custody have to do with child support?',
            content:
              `The non-custodial parent pays, by a formula that looks at both incomes. ${sharedTime} ` +
              'So we look at the money beside every schedule.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'Time and cost',
        content: `When custody is disputed inside a divorce. Fees are ${typicalFees}.`,
        stats: [
          { number: '9–12+ months', label: 'Contested divorce' },
          { number: '18+ months', label: 'Where conflict is high' },
          { number: '$3,000–$8,000', label: 'Usual cost of mediation' },
          { number: '$15,000–$30,000+', label: 'Usual legal fees, contested divorce' },
        ],
      },
      {
        type: 'cta',
        title: 'Tell us about your child’s week',
        content:
          'Until then, post nothing, don’t question your child about the other home, and don’t keep ' +
          'your child past the agreed time without advice. We say what we would do first and what it ' +
          'is likely to cost.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'First question was about bedtime. Not court, bedtime. By the end of the call I had a plan ' +
        'for the weekend and a list on the back of a permission slip.',
      author: 'M. R., Brooklyn',
      matter: 'Custody within a divorce, concluded 2021',
    },
    {
      text: 'She told me which complaints just made me look bitter. I was mad for a day.',
      author: 'T. A., Queens',
      matter: 'Parenting-time dispute, concluded 2022',
    },
    {
      text:
        'Eleven pages, including a part about snow days. I laughed at it in the office. Then we got ' +
        'the February storm, school closed, and neither of us had to text the other. Six months ' +
        'earlier that would have been forty messages and a fight in front of our daughter. I sent ' +
        'Renata a picture of the snowman.',
      author: 'J. K., Manhattan',
      matter: 'Negotiated parenting plan, concluded 2023',
    },
  ],
  interviews: ['sample-0101', 'sample-0105', 'sample-0108', 'sample-0111'],
  help: 'children',
  seo: {
    title: 'Child Custody Lawyers in New York City',
    description:
      'What to do tonight about custody in New York: the first call, what to write down, how a ' +
      'parenting plan is built, and how long it may last.',
    keywords: [
      'child custody lawyer New York',
      'NYC custody attorney',
      'parenting plan New York',
      'parenting time',
      'custody in a divorce',
      'emergency custody help',
    ],
  },
};
