import { onLawPages } from '#firm/pages/law-pages.ts';
import { paths } from '../../../contract/paths.ts';
import { sentences } from '../../derive/claims.ts';
import { offices } from '../../derive/offices.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { hotlines, protection } from '../help-lines.ts';
import { generalInformation } from '../statements.ts';

export const courtsPage = {
  hero: {
    name: 'Courts',
    title: 'Which court, and what it does',
    intro:
      'Several New York courts handle family cases, and their names can mislead. You do not need to ' +
      'know yours before you call.',
  },
  asOf: `${generalInformation} Where a case belongs depends on its facts; please ask us about yours.`,
  sections: [
    {
      id: 'supreme-court',
      heading: 'Supreme Court: the divorce',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Despite its name, it is not the state’s highest court. It is where a divorce is filed. ' +
            'The case opens with an index number, and the papers carry that number until the ' +
            'judgment.',
        },
        {
          kind: 'paragraph',
          text:
            'Everything about a divorce is decided here: the end of the marriage, property and ' +
            'debts, maintenance and, where there are children, custody and support. If you agree, ' +
            'the court reviews your agreement.',
        },
      ],
    },
    {
      id: 'family-court',
      heading: 'Family Court: children, support and protection',
      blocks: [
        { kind: 'paragraph', text: protection.askFamilyCourt.text },
        {
          kind: 'paragraph',
          text:
            'Parents who never married, or who are not divorcing, often bring questions of custody ' +
            'and support to Family Court. Child support there rests on Family Court Act §\u00a0413. ' +
            'It uses the same percentages as a divorce does under Domestic Relations Law ' +
            '§\u00a0240(1-b).',
        },
        {
          kind: 'paragraph',
          text:
            'Family Court does not grant a divorce. If one is already pending, or soon will be, ask ' +
            'us before you file in both places.',
        },
      ],
    },
    {
      id: 'where-to-start',
      heading: 'Where a question usually starts',
      blocks: [
        {
          kind: 'table',
          caption: 'Where to start',
          head: ['Your question', 'Usually begins in', 'Worth knowing'],
          rows: [
            ['Divorce, agreed or contested', 'Supreme Court', 'Residency and a ground come first.'],
            ['Property, debts, maintenance', 'Supreme Court', 'Settled or decided with the divorce.'],
            ['Custody, no divorce pending', 'Family Court', 'Bring any earlier order.'],
            ['Child support, no divorce pending', 'Family Court', 'Both incomes count.'],
            ['Support between spouses, no divorce', 'Family Court', 'No fee, even while you live together.'],
            ['Protection from someone close', 'Family Court, today', 'No lawyer and no fee needed.'],
            ['A criminal charge', 'A criminal court', 'Speak with a lawyer before you explain.'],
          ],
        },
        {
          kind: 'note',
          title: 'If you are in danger',
          safety: true,
          text:
            `Call\u00a0911 first. Then call the state’s free hotline, day and night: ${hotlines.state.number.display}. ` +
            sentences('You do not have to work out which court can help.', onLawPages.protection),
        },
      ],
    },
    {
      id: 'which-county',
      heading: 'Which county, and which state',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'A divorce belongs in a county where either of you lives, or any minor child of the ' +
            'marriage (CPLR\u00a0515, in force since February 19, 2025). There are exceptions where ' +
            'an address is confidential, and for good cause.',
        },
        {
          kind: 'paragraph',
          text:
            'First, New York has to be the right state. Our page on procedures lists the residency rules for divorce. ' +
            sentences(
              'Tell us where each of you and the children have lived, and about any case begun elsewhere.',
              onLawPages.otherStates,
            ),
        },
      ],
    },
    {
      id: 'court-day',
      heading: 'On a day in court',
      blocks: [
        {
          kind: 'list',
          items: [
            'Arrive early; there is usually a line for security.',
            'Bring identification and the papers on the list we send you.',
            'Arrange child care, unless you have been asked to bring the children.',
            'Let your attorney do the talking, in the hallway too.',
            'Ask us afterward what was decided. You will get it in writing.',
          ],
        },
      ],
    },
    {
      id: 'our-offices',
      heading: 'Our offices',
      blocks: [
        {
          kind: 'table',
          caption: 'The neighborhoods where you can meet us',
          head: ['Office', 'Neighborhood', 'Where'],
          rows: offices.map(({ name, subtitle, detail }) => [name, subtitle, detail]),
        },
        ...(onLawPages.offices ? [{ kind: 'paragraph' as const, text: onLawPages.offices }] : []),
      ],
    },
  ],
  related: [
    { label: 'Courts that can protect you', href: paths.protection },
    { label: 'A child taken, or a move away', href: paths.movingAndAbduction },
    { label: 'Immigration and language', href: paths.immigrantsAndLanguage },
    { label: 'The steps of a divorce', href: paths.procedures },
    { label: 'What the court charges', href: paths.fees },
    { label: 'Child custody', href: paths.practiceArea('child-custody') },
    { label: 'Child support', href: paths.practiceArea('child-support') },
    { label: 'Ask us which court', href: paths.consultation },
  ],
  help: 'home',
  foldedHelp: true,
  seo: {
    title: 'New York Divorce and Family Courts',
    description:
      'Supreme Court or Family Court? Where a New York divorce, custody or support question usually ' +
      'begins, what to expect on the day, and where to meet us.',
    keywords: [
      'New York Supreme Court divorce',
      'New York Family Court',
      'where to file for divorce',
      'custody court New York',
      'order of protection court',
      ...onLawPages.courtKeywords,
    ],
  },
} satisfies ResourcePage;
