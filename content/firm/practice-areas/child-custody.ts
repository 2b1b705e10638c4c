import { asOf, sharedTime, typicalFees } from '#law/statements.ts';
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
      text: 'A plan that fits the child’s week, not only the parents’ calendars.',
      key: 'child-custody',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 5,
    text:
      'Where your child sleeps, who decides, and how the week is shared. We begin with the life your child ' +
      'already has and work toward a plan that a tired parent can follow on a school night.',
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
    'You want to know where your child will sleep, who will decide, and how soon anyone will listen. We ' +
    'begin with your child’s ordinary week and build the case from there, one careful step at a time.',
  personalMessage: [
    'Parents often arrive believing that the louder story carries the day. What helps most is usually ' +
      'quieter: who packs the lunch, who knows the dentist’s name, who gets up at three in the morning.',
    'Renata Okafor, who taught school before she practiced law, leads these cases with me. Tell us ' +
      'about last Tuesday, hour by hour. It teaches us more than a list of grievances, and it is easier ' +
      'to talk about at night.',
  ],
  whyChooseUs: [
    {
      title: 'A former teacher on your side',
      text:
        'Renata Okafor spent years in classrooms, and knows what a school day asks of a child and of ' +
        'both parents.',
    },
    {
      title: 'The week before the argument',
      text:
        'We map supper, homework, sleep and Saturday mornings first, and only then discuss which ' +
        'arrangement to propose.',
    },
    {
      title: 'Plans with small print',
      text:
        'Our parenting plans cover late trains, sick days, passports and birthdays, so that fewer ' +
        'questions come back to you.',
    },
    {
      title: 'Help across a border',
      text:
        'Elena Marquez works in Spanish and English with counsel elsewhere when a parent has moved or ' +
        'plans to.',
    },
    {
      title: 'Ready when safety is the issue',
      text:
        'Marcus Delacroix handles orders of protection, and has spent his career in courtrooms on short ' +
        'notice.',
    },
    {
      title: 'Plain talk about cost to the child',
      text: 'If a point is not worth what it would put your child through, we say so and suggest another way.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'The first call',
        content: [
          'Few custody cases begin in a courtroom. They begin with a suitcase in the hallway, a ' +
            'message that says the children are not coming back tonight, or a lease signed across town. ' +
            'Act at once where an order is being broken or a border is near: show the order to the police, and ask ' +
            'Family Court, which charges no fee. It can issue a writ or an emergency order the same day.',
          'When you call, we ask four things. Where is your child now? Is everyone safe? Is there ' +
            'already an order or a signed agreement? Does either parent mean to travel or move? From the ' +
            'answers we work out which court to go to, whether to ask for interim terms, and what can ' +
            'wait until morning.',
          'If a divorce is open or coming, custody can be settled within it. If you are not married, ' +
            'or do not want a divorce, we tell you where your case belongs and what papers it needs.',
        ],
      },
      {
        type: 'highlight',
        title: 'If your child may be in danger',
        color: 'red',
        safety: true,
        content:
          'Call\u00a0911 first. Then call us; our line is answered day and night. If you fear that your child ' +
          'will be taken out of the state or the country, say so in your first sentence, and have any ' +
          'passport or flight details beside you. If you may need an order of protection, ask for Marcus ' +
          'Delacroix.',
      },
      {
        type: 'list',
        title: 'Tonight, on one sheet of paper',
        content: 'Use plain words and leave out the adjectives. This is what we ask for first:',
        items: [
          'An ordinary school week: who wakes, feeds, takes, collects and puts to bed',
          'The names of teachers, doctors, sitters and anyone else who sees your child regularly',
          'Medicines, allergies, and who goes to the appointments',
          'How far each parent’s home is from school, and where your child sleeps in it',
          'Every order, agreement or written schedule that exists, even an old one',
          'Three things the other parent does well; you may be asked, and a fair answer speaks for you',
        ],
      },
      {
        type: 'text',
        title: 'Two questions in one word',
        content: [
          'Custody covers two things. One is where your child lives, and when. The other is who makes ' +
            'the large decisions: school, health, faith. We take them apart, because a quarrel about the ' +
            'second is often really about the first.',
          'A good schedule is dull. It names the door your child leaves by on Friday, who carries the ' +
            'inhaler, and what happens when a train is late. Before you sign one, Renata walks it ' +
            'through the coming school year, holidays and half-days included.',
          'Where parents cannot agree, the case has to be shown rather than told. We work with ' +
            'calendars, school records, messages, and people who have seen your family on unremarkable ' +
            'days. We also look hard at what will be said against you, and decide with you how to answer ' +
            'it.',
        ],
      },
      {
        type: 'accordion',
        title: 'What parents ask us after dark',
        accordionItems: [
          {
            title: 'Should I leave the house tonight?',
            content:
              'Not before we have spoken, unless staying is unsafe. Moving changes your child’s days, ' +
              'and the new pattern may be hard to undo. If you have to leave tonight, go somewhere safe, ' +
              'and call us about the children on the way.',
          },
          {
            title: 'The other parent will not let me see my child',
            content:
              'Keep a dated note of every visit you asked for and what came back. Offer two definite ' +
              'alternatives in writing. Do not go to the door to argue. If talk fails, we can ask the ' +
              'court for an arrangement while the case is open, and we will say frankly whether now is ' +
              'the time.',
          },
          {
            title: 'Will my child have to choose between us?',
            content:
              'Please do not put that question, at home or in the car. Whether and how your child’s own ' +
              'view is heard depends on the case, and we explain what to expect in yours. What you can ' +
              'say tonight is that the grown-ups are looking after it.',
          },
          {
            title: 'How soon will somebody decide?',
            content:
              'No lawyer knows a court’s calendar, and we will not pretend to. What we can do is sort ' +
              'the open points: those a letter may settle this week, those that may need an interim ' +
              'order, and those that will last as long as the case. Most families first need an answer ' +
              'for the coming weekend. We take that one first.',
          },
          {
            title: 'Can this be settled without a trial?',
            content:
              'Often, and we try. A mediated or negotiated plan leaves the details to the two people who ' +
              'know the child. Where one parent is afraid of the other, we look for a different road.',
          },
          {
            title: 'What does custody have to do with child support?',
            content:
              'The support formula asks which parent is the non-custodial one; that parent pays a share ' +
              `that depends on both incomes. ${sharedTime} So we never discuss a schedule without laying ` +
              'the money beside it.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'Time and cost, in outline',
        content:
          'Custody disputed inside a divorce keeps the pace of that divorce. These are general figures, ' +
          `${typicalFees}, as of ${asOf}.`,
        stats: [
          { number: '9–12+ months', label: 'Contested divorce' },
          { number: '18+ months', label: 'Where conflict is high' },
          { number: '$3,000–$8,000', label: 'Usual cost of mediation' },
          { number: '$15,000–$30,000+', label: 'Usual legal fees, contested divorce' },
        ],
      },
      {
        type: 'list',
        title: 'Before you press send',
        items: [
          'Read each message as if it were being read aloud in court.',
          'Post nothing about your child, the other parent or the case.',
          'Do not question your child about the other home.',
          'Do not keep your child beyond the agreed time, or travel, without agreement or advice.',
          'Do not record, track or search the other parent’s phone. Ask us first.',
        ],
      },
      {
        type: 'cta',
        title: 'Tell us about last Tuesday',
        content:
          'Call, or leave a few lines in the form. We will go through your child’s week with you, say ' +
          'what we would do first, and give you an idea of the cost before you decide anything.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'Renata asked about bedtime before she asked about the court date. By the end of the call I had ' +
        'a list, a plan for the weekend, and the feeling that somebody was thinking about my daughter.',
      author: 'M. R., Brooklyn',
      matter: 'Custody within a divorce, concluded 2021',
    },
    {
      text:
        'They told me which of my complaints would matter and which would only make me look bitter. It ' +
        'stung for a day. I was glad of it every week after that.',
      author: 'T. A., Queens',
      matter: 'Parenting-time dispute, concluded 2022',
    },
    {
      text:
        'Our plan runs to eleven pages, and I laughed when I saw the part about snow days. Then it ' +
        'snowed. Nobody had to call anybody.',
      author: 'J. K., Manhattan',
      matter: 'Negotiated parenting plan, concluded 2023',
    },
  ],
  interviews: ['sample-0101', 'sample-0105', 'sample-0108', 'sample-0111'],
  help: 'children',
  seo: {
    title: 'Child Custody Lawyers in New York City',
    description:
      'What to do tonight about custody in New York: the first call, what to write down, how a parenting ' +
      'plan is built, and how long it may last.',
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
