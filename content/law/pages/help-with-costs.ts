import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { protection } from '../help-lines.ts';
import { officialLinks } from '../official-links.ts';
import { clientRights, counselFees } from '../rules.ts';
import { asOf, generalInformation } from '../statements.ts';

export const helpWithCostsPage = {
  hero: {
    name: 'Help with costs',
    title: 'If you cannot pay for this',
    intro:
      'Family Court charges no fee. In a divorce the court can waive its fees, and can make your spouse pay your ' +
      'lawyer. Some people are given a lawyer for free.',
  },
  asOf: `${generalInformation} Whether you qualify depends on your facts.`,
  sections: [
    {
      id: 'no-fee',
      heading: 'What costs nothing',
      blocks: [
        {
          kind: 'list',
          intro: 'In Family Court you file these without a fee, with or without a lawyer:',
          items: [
            'A petition for an order of protection',
            'A petition for custody or visits, or to enforce an order about them',
            'A petition for child support, or for support from your spouse',
            'A petition to establish who a child’s legal parents are',
          ],
        },
      ],
    },
    {
      id: 'waiver',
      heading: 'Ask Supreme Court to waive its fees',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'A divorce is filed in Supreme Court, which does charge fees. The court can waive them (CPLR\u00a01101). ' +
            'Ask when you file.',
        },
        { kind: 'links', links: [officialLinks.courtsDivorce, officialLinks.courtHelp] },
      ],
    },
    {
      id: 'spouse',
      heading: 'Ask that your spouse pay your lawyer',
      blocks: [
        {
          kind: 'paragraph',
          text: `${counselFees} You need not wait for the end (Domestic Relations Law §\u00a0237(a)).`,
        },
      ],
    },
    {
      id: 'assigned',
      heading: 'A lawyer assigned by the court',
      blocks: [
        {
          kind: 'paragraph',
          text:
            `${protection.assignedLawyer.text} That goes for an order of protection and for custody (Family Court Act ` +
            '§\u00a0262). For custody in a divorce, Supreme Court can assign one too (Judiciary Law §\u00a035(8)). ' +
            'Ask the judge the first time you are there.',
        },
      ],
    },
    {
      id: 'free-lawyers',
      heading: 'Free and lower-cost lawyers',
      blocks: [
        { kind: 'links', links: [officialLinks.legalAid, officialLinks.cityBar, officialLinks.stateBar] },
      ],
    },
    {
      id: 'rights',
      heading: 'If you hire a lawyer, us or another',
      blocks: [
        {
          kind: 'paragraph',
          text: `${clientRights} These are rules for every divorce lawyer in New York (22 NYCRR 1400.2–1400.4, Part 137).`,
        },
      ],
    },
  ],
  related: [
    { label: 'What the court charges', href: paths.fees },
    { label: 'Doing it yourself, safely', href: paths.doItYourself },
    { label: 'Courts that can protect you', href: paths.protection },
    { label: 'Deadlines that matter', href: paths.deadlines },
    { label: 'Ask us what it would cost', href: paths.consultation },
  ],
  seo: {
    title: 'Help With the Costs of a New York Divorce',
    description:
      'Fee waivers, Family Court without fees, attorney’s fees from the spouse with more money, assigned ' +
      `lawyers and free legal aid in New York, as of ${asOf}.`,
    keywords: [
      'divorce fee waiver New York',
      'free divorce lawyer New York',
      'spouse pays attorney fees divorce',
      'assigned counsel family court',
      'legal aid divorce',
    ],
  },
} satisfies ResourcePage;
