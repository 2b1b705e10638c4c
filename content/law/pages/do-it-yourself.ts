import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { officialLinks } from '../official-links.ts';
import { generalInformation } from '../statements.ts';

export const doItYourselfPage = {
  hero: {
    name: 'Do it yourself',
    title: 'Doing it yourself, safely',
    intro:
      'If you agree on everything and have no children under 21, the courts’ free program writes your divorce ' +
      'papers with you. For other cases they give you forms, calculators and someone to ask.',
  },
  asOf: `${generalInformation} The courts’ own pages are the ones to follow.`,
  sections: [
    {
      id: 'program',
      heading: 'The free program for an agreed divorce',
      blocks: [
        {
          kind: 'list',
          intro: 'It is meant for you if all of this is true:',
          items: [
            'Your marriage has been over for at least six months.',
            'You have no children under 21.',
            'All property and debts are settled between you.',
          ],
        },
        { kind: 'links', links: [officialLinks.courtsDivorce] },
      ],
    },
    {
      id: 'forms',
      heading: 'Forms, and someone to ask',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'The courts have official forms with instructions, including forms for parents. Court Help Centers explain ' +
            'procedure and forms for free. Court staff cannot give you legal advice.',
        },
        { kind: 'links', links: [officialLinks.courtHelp] },
      ],
    },
    {
      id: 'calculators',
      heading: 'Support calculators',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'The official worksheets and calculators for maintenance and child support are on the courts’ ' +
            'site. Ours follow the same statutes and show each step, but are not court forms.',
        },
        {
          kind: 'links',
          links: [
            officialLinks.supportCalculators,
            {
              label: 'Our divorce calculators',
              href: paths.divorceCalculators,
              purpose: 'Support and property, step by step, without an account',
            },
          ],
        },
      ],
    },
    {
      id: 'filing',
      heading: 'Filing on paper or online',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'You may file online through NYSCEF. If you have no lawyer you may also stay on paper: in a divorce nobody ' +
            'has to agree to electronic filing (22 NYCRR 202.5-bb).',
        },
        { kind: 'links', links: [officialLinks.eFiling] },
      ],
    },
    {
      id: 'see-a-lawyer',
      heading: 'When to see a lawyer first',
      blocks: [
        {
          kind: 'list',
          intro:
            'What is not asked for in a divorce can be lost. Speak with someone before you sign if there is:',
          items: [
            'A pension, a retirement account, a home or a business',
            'A child, or support of any kind',
            'Health insurance through your spouse’s job',
            'Anything you believe is being hidden',
            'Fear: if you agree because you are afraid, it is not agreement',
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'The papers, and what each is for', href: paths.forms },
    { label: 'The steps of a divorce', href: paths.procedures },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'Uncontested divorce', href: paths.practiceArea('uncontested-divorce') },
    { label: 'Ask us to look it over', href: paths.consultation },
  ],
  seo: {
    title: 'Do Your Own Divorce in New York',
    description:
      'The New York courts’ free divorce program, official forms, Help Centers, support calculators and ' +
      'electronic filing, and when to see a lawyer first.',
    keywords: [
      'do it yourself divorce New York',
      'free uncontested divorce program',
      'New York court help center',
      'NYSCEF without a lawyer',
      'official child support calculator',
    ],
  },
} satisfies ResourcePage;
