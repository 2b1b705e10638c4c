import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { officialLinks } from '../official-links.ts';
import { asOf, generalInformation } from '../statements.ts';

export const oftenForgottenPage = {
  hero: {
    name: 'Often forgotten',
    title: 'What is often forgotten',
    intro:
      'Four things to think of before the divorce is final: your former name, ten years of marriage, ' +
      'a religious wedding, a spouse in the military.',
  },
  asOf: generalInformation,
  sections: [
    {
      id: 'ten-years',
      heading: 'Ten years of marriage, for Social Security',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'If the marriage lasted ten years, you may later receive Social Security on your former ' +
            'spouse’s record. If you are close to ten years, count before you file.',
        },
        { kind: 'links', links: [officialLinks.socialSecurity] },
      ],
    },
    {
      id: 'former-name',
      heading: 'Your former name',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'The judgment of divorce can say that you may use a former name again (Domestic ' +
            'Relations Law §\u00a0240-a). Ask for it in the papers.',
        },
      ],
    },
    {
      id: 'religious-marriage',
      heading: 'After a religious wedding',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'If a member of the clergy married you, the one who asks for the divorce must swear that ' +
            'he or she has done everything within his or her power to remove barriers to the other’s ' +
            'remarriage, unless the other has waived that in writing (Domestic Relations Law ' +
            '§\u00a0253).',
        },
      ],
    },
    {
      id: 'military',
      heading: 'A spouse in the military',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'There is no judgment by default without a sworn statement on whether the other is in ' +
            'military service. A spouse in the service may ask the court for a stay ' +
            '(50\u00a0USC\u00a03931–3932).',
        },
      ],
    },
    {
      id: 'afterward',
      heading: 'And once it is over',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              label: 'After the judgment',
              href: paths.article('after-the-judgment'),
              purpose: 'Beneficiaries, insurance, titles and accounts that do not change by themselves',
            },
            {
              label: 'Deadlines that matter',
              href: `${paths.deadlines}#other`,
              purpose: 'Health insurance, and other periods that pass unnoticed',
            },
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'The steps of a divorce', href: paths.procedures },
    { label: 'The papers, and what each is for', href: paths.forms },
    { label: 'Property division', href: paths.practiceArea('property-division') },
    { label: 'Ask us what you may have missed', href: paths.consultation },
  ],
  seo: {
    title: 'What Is Often Forgotten in a New York Divorce',
    description:
      'The ten-year rule of Social Security, a former name in the judgment, religious barriers to ' +
      `remarriage, and a spouse in the military, as of ${asOf}.`,
    keywords: [
      'ten year rule Social Security divorce',
      'former name divorce judgment',
      'religious barriers to remarriage New York',
      'divorce military spouse New York',
    ],
  },
} satisfies ResourcePage;
