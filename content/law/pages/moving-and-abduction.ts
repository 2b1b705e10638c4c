import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { officialLinks } from '../official-links.ts';
import { generalInformation } from '../statements.ts';

export const movingAndAbductionPage = {
  hero: {
    name: 'Moving and abduction',
    title: 'A child taken, or a move away',
    intro:
      'A New York court can act the same day. If a child may leave the country, call the State Department now. If it ' +
      'is you who wants to move with the children, ask first.',
  },
  asOf: `${generalInformation} If a child is in danger, call\u00a0911.`,
  sections: [
    {
      id: 'abroad',
      heading: 'A child who may leave the country',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'The passport alert: the State Department tells you when someone applies for a U.S. passport for your ' +
            'child. A child who is a citizen can be enrolled until the age of 18.',
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
            'even when another state is the home state (§\u00a076-c).',
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
            'for the child. It looks at each parent’s reasons, the child’s ties to each of you, what the move would do ' +
            'to the time with the other parent and how that could be kept up, and what it would bring the child and ' +
            'you in money, schooling and daily life (Tropea v Tropea, 87\u00a0NY2d\u00a0727, 1996).',
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
    { label: 'The children were not brought back', href: paths.whatHappened('children-not-returned') },
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
