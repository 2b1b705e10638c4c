import { firm } from '#firm/identity.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import { paths } from '../../../contract/paths.ts';
import { listInWords } from '../../derive/in-words.ts';
import { offices } from '../../derive/offices.ts';
import { streetLine } from '../../derive/postal-address.ts';
import { atAnyHour } from '../../derive/promises.ts';
import { shownPages } from '../../derive/shown-pages.ts';
import type { ResourcePage, ResourceSection } from '../../schema/resource.ts';
import { asOf } from '../statements.ts';
import { sampleContent } from './sample-content.ts';

const { quickEstimate } = lawFigures;

const calculators: ResourceSection = {
  id: 'calculators',
  heading: 'Calculators are estimates',
  blocks: [
    {
      kind: 'list',
      items: [
        'A result is arithmetic on the numbers you enter. It is no forecast of an order, an ' +
          'agreement or a judgment.',
        'The quick estimates are rough rules of thumb. They use income caps of ' +
          `${quickEstimate.maintenanceCap} for maintenance and ${quickEstimate.childSupportCap} for ` +
          `child support. Those were the law from ${quickEstimate.from} to ${quickEstimate.until}.`,
        'The statutory worksheets use the figures in force on the date you choose. The caps now ' +
          `are ${lawFigures.maintenanceCap} and ${lawFigures.childSupportCap}.`,
        'A court has discretion, above the caps in particular. Show the worksheet to an attorney ' +
          'before you rely on it.',
      ],
    },
  ],
};

export const termsPage = {
  hero: {
    name: 'Terms',
    title: 'Terms of use',
    intro: 'What you may expect of this website.',
  },
  asOf: `As of ${asOf}.`,
  sections: [
    {
      id: 'general-information',
      heading: 'General information, not legal advice',
      blocks: [
        {
          kind: 'paragraph',
          text:
            `The pages, ${shownPages.blog ? 'articles, ' : ''}answers and glossary describe New York ` +
            'law in general. They cannot know your facts. Please do not act, or wait, because of ' +
            'something you read here without speaking to an attorney about your own case.',
        },
        {
          kind: 'paragraph',
          text:
            'The law changes. Where a page states a figure, it names the date as of which the figure ' +
            'is stated. We correct mistakes when we learn of them, and are grateful to be told.',
        },
      ],
    },
    {
      id: 'no-relationship',
      heading: 'No attorney-client relationship',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Reading this site, sending a form, writing to us or calling does not make you our ' +
            'client. That happens only when you and we have agreed on it in writing. Until then, ' +
            'please do not send confidential facts, and keep track of your own deadlines.',
        },
        {
          kind: 'note',
          title: 'In an emergency',
          safety: true,
          text:
            'If you are in danger, call\u00a0911. A form is not the place for it. Then call ' +
            `us${atAnyHour}: ${firm.phone.display}.`,
        },
      ],
    },
    {
      id: 'advertising',
      heading: shownPages.reviews ? 'Advertising, reviews and results' : 'Advertising and results',
      blocks: [
        {
          kind: 'paragraph',
          text:
            `${firm.advertisingNotices.join('. ')}. Rule 7.1 of the New York Rules of Professional ` +
            'Conduct asks us to say so, and we think it right.',
        },
        {
          kind: 'paragraph',
          text:
            `${shownPages.reviews ? 'Case descriptions, figures, ratings and reviews' : 'Case descriptions and figures'} ` +
            'tell what happened to other people. Each case turned on its own facts, and yours will ' +
            'turn on others.',
        },
      ],
    },
    ...(shownPages.calculators ? [calculators] : []),
    {
      id: 'where-we-practice',
      heading: 'Where we practice',
      blocks: [
        {
          kind: 'paragraph',
          text:
            `${firm.name} practices New York law. Its principal office is at ${streetLine(firm.address.street, firm.address.suite)}, ${firm.address.city}, ${firm.address.region} ${firm.address.postalCode}, telephone ${firm.phone.display}. ` +
            offices.flatMap(({ terms }) => (terms ? `${terms} ` : [])).join('') +
            'This site offers no services in a place where offering them would not be permitted.',
        },
        {
          kind: 'paragraph',
          text: 'These terms are governed by the law of the State of New York.',
        },
      ],
    },
    {
      id: 'using-the-site',
      heading: 'Using the site',
      blocks: [
        {
          kind: 'list',
          items: [
            'You may read, print and share its pages for your own use. For anything more, please ask.',
            'Links lead to sites of other people, who are responsible for them.',
            'Please do not send what is unlawful or harmful, or write in someone else’s name.',
            'We try to keep the site available and its forms working. If something matters, call as well.',
          ],
        },
        {
          kind: 'paragraph',
          text:
            'What happens to the information you send is described on our privacy page. The text and ' +
            `drawings belong to ${firm.copyrightHolder}, unless a page says otherwise.`,
        },
      ],
    },
    ...sampleContent(firm.demonstration),
  ],
  related: [
    { label: 'Privacy', href: paths.privacy },
    { label: 'Divorce calculators', href: paths.divorceCalculators },
    { label: 'Contact', href: paths.contact },
    { label: 'Sitemap', href: paths.sitemap },
  ],
  seo: {
    title: 'Terms of Use',
    description: `General information, not legal advice: what this website offers, why a form makes nobody a client, and how to read ${listInWords(
      [
        'results',
        ...(shownPages.reviews ? ['reviews'] : []),
        ...(shownPages.calculators ? ['calculators'] : []),
      ],
    )}.`,
    keywords: [
      'terms of use',
      'attorney advertising New York',
      'legal disclaimer',
      'no attorney-client relationship',
      'prior results',
    ],
  },
} satisfies ResourcePage;
