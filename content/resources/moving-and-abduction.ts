import { paths } from '../../contract/paths.ts';
import { asOf } from '../law.ts';
import { officialLinks } from '../official-links.ts';
import type { ResourcePage } from './types.ts';

export const movingAndAbductionPage = {
  hero: {
    name: 'Moving and abduction',
    title: 'A child taken, or a move away',
    intro:
      'If there is an order, show it to the police: keeping a child from the lawful custodian can be a crime. If a ' +
      'child may leave the country, call the State Department now, at any hour before the flight.',
  },
  asOf: `General information as of ${asOf}, not legal advice. If a child is in danger, call\u00a0911.`,
  sections: [
    {
      id: 'now',
      heading: 'If it is happening now',
      blocks: [
        {
          kind: 'links',
          links: [
            { label: 'Call 911', href: 'tel:911', purpose: 'Danger, or an order that is being broken' },
            officialLinks.passportAlertLine,
            officialLinks.missingChildrenLine,
          ],
        },
        {
          kind: 'paragraph',
          text:
            'The court can issue a writ or an emergency order the same day, and Family Court charges no fee (Family ' +
            'Court Act art.\u00a06, §\u00a0651; Domestic Relations Law §\u00a070). Keeping a child from the lawful ' +
            'custodian can be a crime (Penal Law §§\u00a0135.45, 135.50).',
        },
      ],
    },
    {
      id: 'abroad',
      heading: 'Before and after a border',
      blocks: [
        {
          kind: 'list',
          items: [
            'The passport alert tells you when someone applies for a U.S. passport for your child.',
            'A court order that says clearly who may travel with the child, and where, is what police and airlines ' +
              'can act on.',
            'From a country of the Hague Convention you can ask for the child’s return. File within one year ' +
              '(art.\u00a012).',
          ],
        },
        { kind: 'links', links: [officialLinks.passportAlert, officialLinks.missingChildren] },
      ],
    },
    {
      id: 'which-state',
      heading: 'Which state decides',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'As a rule it is the child’s home state: the one where the child has lived for the last six months ' +
            '(Domestic Relations Law §§\u00a075-a, 76). A child who has just been taken elsewhere does not have a new ' +
            'one yet.',
        },
        {
          kind: 'paragraph',
          text:
            'If a child who is here needs protection in an emergency, a New York court can act for the time being, ' +
            'also when another state is the home state (§\u00a076-c).',
        },
      ],
    },
    {
      id: 'moving',
      heading: 'If you want to move with the children',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Ask before you pack. Where the other parent does not agree, the court decides whether the move is best ' +
            'for the child, and looks at everything that bears on it: the reasons for and against, the child’s ties ' +
            'to each parent, and what would become of the time with the other one (Tropea v Tropea, 87\u00a0NY2d\u00a0727, ' +
            '1996).',
        },
        {
          kind: 'note',
          title: 'If you must leave because you are afraid',
          safety: true,
          text:
            'Get to safety first, with the children if you can. Then ask a court for protection and custody as soon ' +
            'as you can, the same day if possible.',
        },
      ],
    },
  ],
  related: [
    { label: 'The children were not returned', href: paths.whatHappened('children-not-returned') },
    { label: 'Courts that can protect you', href: paths.protection },
    { label: 'Child custody', href: paths.practiceArea('child-custody') },
    { label: 'Deadlines that matter', href: paths.deadlines },
    { label: 'Ask us', href: paths.consultation },
  ],
  help: 'children',
  seo: {
    title: 'Child Abduction and Moving Away From New York',
    description:
      'What to do if a child is taken or kept, whom to call before a border, which state decides about custody, ' +
      'and how a New York court looks at a move.',
    keywords: [
      'parental child abduction New York',
      'Hague Convention child return',
      'passport alert program child',
      'relocation with child New York',
      'home state custody six months',
    ],
  },
} satisfies ResourcePage;
