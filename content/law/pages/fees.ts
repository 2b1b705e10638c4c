import { onLawPages } from '#firm/pages/law-pages.ts';
import { paths } from '../../../contract/paths.ts';
import { sentences } from '../../derive/claims.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { clientRights, counselFees, feeWaiver } from '../rules.ts';
import { asOf, generalInformation, typicalFees } from '../statements.ts';

export const feesPage = {
  hero: {
    name: 'Fees',
    title: 'What a divorce costs',
    intro:
      'There are two bills: what the court charges, which is fixed, and what the work costs, which ' +
      'depends on how much is in dispute. Here are both, in figures.',
  },
  asOf: `${generalInformation} None of it is a quotation. Fees change; we confirm them before we file.`,
  sections: [
    {
      id: 'court-fees',
      heading: 'Court fees',
      blocks: [
        {
          kind: 'table',
          caption: 'Supreme Court, statewide',
          head: ['Fee', 'What it pays for', 'Amount'],
          rows: [
            ['Index number', 'Opens the case', '$210'],
            ['Request for judicial intervention (RJI)', 'Asks that a judge be assigned', '$95'],
            ['Note of issue, if you have not paid for an RJI', 'Puts the case down to be heard', '$125'],
            ['Note of issue, if you have paid for an RJI', 'Puts the case down to be heard', '$30'],
            ['Uncontested matrimonial calendar number', 'Puts an agreed divorce before the court', '$125'],
            ['Motion', 'Asks for a decision while the case is pending', '$45'],
            ['Stipulation of settlement', 'Files the agreement that ends the dispute', '$35'],
          ],
        },
        {
          kind: 'paragraph',
          text:
            'State law sets these fees (CPLR\u00a08018, 8020), so they are the same in every county. ' +
            'Only copies and local extras differ.',
        },
      ],
    },
    {
      id: 'adding-up',
      heading: 'How they add up',
      blocks: [
        {
          kind: 'list',
          items: [
            'An uncontested divorce: $210 for the index number and $125 for the calendar number ' +
              'make $335. With certified copies, expect about $335–$350.',
            'A contested divorce: $210, then $95 for the request for judicial intervention and $30 ' +
              'for the note of issue, also make $335. Each motion adds $45, and a stipulation of ' +
              'settlement $35.',
          ],
        },
        {
          kind: 'note',
          title: 'If the fees are out of reach',
          text:
            `${feeWaiver} ${counselFees} Family Court charges nothing, so please do not put off a ` +
            'question of safety because of a fee.',
        },
      ],
    },
    {
      id: 'legal-fees',
      heading: 'Legal fees',
      blocks: [
        {
          kind: 'table',
          caption: `What the work usually costs: ${typicalFees}`,
          head: ['Kind of case', 'Usual range', 'What moves it'],
          rows: [
            ['Uncontested divorce', '$3,000–$5,000', 'How complete your agreement is'],
            ['Contested divorce', '$15,000–$30,000 or more', 'How many points are open, and for how long'],
            ['High net worth divorce', '$50,000–$100,000 or more', 'How much has to be found and valued'],
            ['Mediation', '$3,000–$8,000', 'How many meetings you need'],
          ],
        },
        {
          kind: 'paragraph',
          text: sentences(
            'The ranges are for orientation.',
            onLawPages.estimate,
            clientRights,
            onLawPages.payment,
          ),
        },
      ],
    },
    {
      id: 'other-costs',
      heading: 'Other costs to plan for',
      blocks: [
        {
          kind: 'list',
          intro: 'Not every case has them. Ask for an estimate before you agree to any.',
          items: [
            'Delivering the papers to your spouse',
            'An appraisal of a home, or the valuation of a business or pension',
            'Certified copies for banks, plans and offices',
            'Recording a new deed, or dividing a retirement plan, once the case is over',
          ],
        },
      ],
    },
    {
      id: 'keeping-it-down',
      heading: 'How to keep the bill down',
      blocks: [
        {
          kind: 'list',
          items: [
            'Bring complete documents, sorted by year.',
            'Collect your questions and ask them together.',
            'Settle small things between yourselves, if it is safe to talk.',
            'Before each step, ask us what it would cost and what it could change.',
          ],
        },
        {
          kind: 'paragraph',
          text:
            'Agreement saves the most, and missing papers cost the most. If an invoice puzzles you, ' +
            'please ask.',
        },
      ],
    },
  ],
  related: [
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'Doing it yourself, safely', href: paths.doItYourself },
    { label: 'The steps these fees belong to', href: paths.procedures },
    { label: 'The papers they pay for', href: paths.forms },
    { label: 'Divorce calculators', href: paths.divorceCalculators },
    { label: 'Uncontested divorce', href: paths.practiceArea('uncontested-divorce') },
    { label: 'Ask for an estimate', href: paths.consultation },
  ],
  seo: {
    title: 'New York Divorce Court Fees and Costs',
    description:
      'Court fees of a divorce in New York’s Supreme Court, in every county, from index number to ' +
      `note of issue, and usual legal fees, as of ${asOf}.`,
    keywords: [
      'New York divorce cost',
      'divorce filing fee New York',
      'index number fee',
      'note of issue fee',
      'divorce lawyer fees',
      'uncontested divorce court fees',
    ],
  },
} satisfies ResourcePage;
