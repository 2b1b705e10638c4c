import { paths } from '../../../contract/paths.ts';
import { profileOf } from '../../derive/attorney-profiles.ts';
import { attorneys } from '../../derive/attorneys.ts';
import type { ResourcePage, ResourceSection } from '../../schema/resource.ts';
import { immigrationLines, lineLink } from '../help-lines.ts';
import { officialLinks } from '../official-links.ts';
import { ownPetition } from '../rules.ts';
import { generalInformation } from '../statements.ts';

const spoken = attorneys
  .map(({ name, slug }) => ({ name, languages: profileOf(slug).languages }))
  .filter(({ languages }) => languages.length > 1)
  .map(({ name, languages }) => `${name}: ${languages.join(', ')}`);

const withUs: ResourceSection = {
  id: 'with-us',
  heading: 'With us',
  blocks: [{ kind: 'list', intro: 'You can speak with our attorneys in these languages:', items: spoken }],
};

export const immigrantsAndLanguagePage = {
  hero: {
    name: 'Immigration and language',
    title: 'Immigration and language',
    intro:
      'New York courts do not ask for your immigration status when you ask for protection, custody or support. ' +
      'Every court gives you an interpreter for free.',
  },
  asOf: `${generalInformation} Immigration law changes quickly; speak with an immigration lawyer too.`,
  sections: [
    {
      id: 'interpreters',
      heading: 'A free interpreter in every court',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'You have a right to an interpreter in every New York court, at no cost (22 NYCRR Part 217). Tell the ' +
            'clerk your language when you file or arrive. Your child or your spouse should not have to interpret.',
        },
        {
          kind: 'links',
          links: [
            {
              label: 'En español',
              href: paths.spanish,
              purpose: 'Líneas de ayuda, tres tribunales y plazos',
              language: 'es',
            },
          ],
        },
      ],
    },
    {
      id: 'status',
      heading: 'If your status depends on your spouse',
      blocks: [
        {
          kind: 'list',
          items: [
            `If a spouse who is a citizen or a permanent resident abuses you, you may be able to file ${ownPetition} ` +
              '(8\u00a0USC\u00a01154(a)(1)).',
            'The victim of certain crimes who helps the authorities may be able to ask for a U\u00a0visa.',
            'The government must keep such petitions confidential (8\u00a0USC\u00a01367).',
          ],
        },
        {
          kind: 'note',
          title: 'Before a divorce is final',
          text: 'Speak with an immigration lawyer. A divorce can start, or end, the time in which you may petition.',
        },
        {
          kind: 'links',
          links: [
            ...immigrationLines.map((line) => lineLink(line)),
            officialLinks.immigration,
            officialLinks.legalAid,
          ],
        },
      ],
    },
    ...(spoken.length > 0 ? [withUs] : []),
  ],
  related: [
    { label: 'Courts that can protect you', href: paths.protection },
    { label: 'I am afraid at home', href: paths.whatHappened('afraid-at-home') },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'Our attorneys', href: paths.attorneys },
    { label: 'Ask us', href: paths.consultation },
  ],
  quickExit: true,
  seo: {
    title: 'Immigrants and Interpreters in Family Cases',
    description:
      'New York courts do not ask for immigration status in family cases. Free interpreters, VAWA petitions, U ' +
      'visas and the New Americans hotline.',
    keywords: [
      'immigrant divorce New York',
      'VAWA petition after divorce',
      'court interpreter New York',
      'New Americans hotline',
      'U visa domestic violence',
    ],
  },
} satisfies ResourcePage;
