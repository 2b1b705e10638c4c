import { breadcrumbs } from '../derive/breadcrumbs.ts';
import type { Link, Phone, SectionHeading, Stat, TitledText } from '../schema/firm.ts';
import type { PageSeo } from '../schema/seo.ts';

/** A county served by the California firm. */
interface ServiceArea {
  name: string;
  description: string;
  highlights: readonly string[];
  caseCount: string;
  population: string;
}

/** The California firm's own office; unrelated to this firm’s. */
interface OfficeInfo {
  name: string;
  address: string;
  phone: Phone;
  hours: string;
}

const officeInfo = {
  name: 'Calder & Vance Injury Lawyers',
  address: '4820 Marigold Terrace, Suite 210, Los Angeles, CA 90099',
  phone: { display: '(213) 555-0148', href: 'tel:+12135550148' },
  hours: 'Monday-Friday 8:30AM-6PM',
} satisfies OfficeInfo;

const serviceAreas: ServiceArea[] = [
  {
    name: 'Los Angeles County',
    description:
      'Our home county. Most of our clients here were hurt on a freeway, at a crosswalk or at work, and ' +
      'come to us while they are still seeing a doctor.',
    highlights: ['Los Angeles', 'Long Beach', 'Pasadena', 'Santa Monica', 'Torrance'],
    caseCount: '480+',
    population: 'About 10 million',
  },
  {
    name: 'Orange County',
    description:
      'From the beach towns to the canyon roads. We meet clients at home or in the hospital when a drive ' +
      'to our office is too much.',
    highlights: ['Anaheim', 'Santa Ana', 'Irvine', 'Huntington Beach', 'Costa Mesa'],
    caseCount: '210+',
    population: 'About 3.2 million',
  },
  {
    name: 'Riverside County',
    description:
      'Long commutes and open desert highways. We collect the reports, the photographs and the witnesses’ ' +
      'names before they are hard to find.',
    highlights: ['Riverside', 'Corona', 'Temecula', 'Palm Springs', 'Moreno Valley'],
    caseCount: '150+',
    population: 'About 2.4 million',
  },
  {
    name: 'San Bernardino County',
    description:
      'Warehouse districts, mountain passes and a great many trucks. Cases here often involve an employer, ' +
      'an insurer and a logbook.',
    highlights: ['San Bernardino', 'Ontario', 'Fontana', 'Rancho Cucamonga', 'Victorville'],
    caseCount: '120+',
    population: 'About 2.2 million',
  },
  {
    name: 'Ventura County',
    description:
      'Coast roads, farm roads and quiet suburbs. We come out twice a week, and evening appointments can ' +
      'be arranged.',
    highlights: ['Ventura', 'Oxnard', 'Thousand Oaks', 'Simi Valley', 'Camarillo'],
    caseCount: '60+',
    population: 'About 840,000',
  },
];

/** The page `/serving` of another firm, in California (specification section 1, "Leftover content"). @sample page */
export const servingPage = {
  trail: [...breadcrumbs.home, { label: 'Areas We Serve', href: '/serving/' }],
  notThisFirm:
    'Not this firm. This page was left behind by another one: it does not describe our work, and our attorneys ' +
    'are not admitted in California.',
  hero: {
    badge: officeInfo.name,
    heading: 'Areas we serve',
    intro:
      'Injury cases across five counties of Southern California, handled from one office in Los Angeles.',
  },
  stats: [
    { number: '5', label: 'Counties' },
    { number: '18M+', label: 'People' },
    { number: '1000+', label: 'Cases won' },
  ],
  counties: {
    heading: 'Five counties',
    intro: 'Choose yours.',
    highlightsLabel: 'Places we often work in',
    caseCountLabel: 'Cases',
    populationLabel: 'Population',
    areas: serviceAreas,
    link: { label: 'Contact us', href: '/contact/' },
  },
  headquarters: {
    heading: 'Our headquarters',
    intro: 'Free parking behind the building, and a step-free entrance.',
    office: officeInfo,
    addressLabel: 'Address',
    phoneLabel: 'Phone',
    hoursLabel: 'Hours',
  },
  localAdvantage: {
    heading: 'The advantage of being local',
    intro: 'It is mostly a matter of knowing the roads.',
    points: [
      { title: 'We go to the place', text: 'An intersection explains itself better than a diagram does.' },
      { title: 'We know who keeps the records', text: 'Every county files its reports in its own way.' },
      { title: 'We come to you', text: 'At home, in the hospital, or halfway.' },
    ],
  },
  callToAction: {
    heading: 'Hurt in one of these counties?',
    intro: 'Ask us what to keep, whom to call and what not to sign.',
    call: { label: `Call ${officeInfo.phone.display}`, href: officeInfo.phone.href },
    button: { label: 'Contact us', href: '/contact/' },
  },
  notice:
    'Prior results do not guarantee a similar outcome. Population figures are rounded from the 2020 census.',
  seo: {
    title: 'Areas We Serve in Southern California',
    description:
      'Injury cases in Los Angeles, Orange, Riverside, San Bernardino and Ventura counties, from one ' +
      'office in Los Angeles.',
    keywords: [
      'areas we serve',
      'Southern California counties',
      'Los Angeles County',
      'Orange County',
      'Ventura County',
    ],
    noindex: true,
  },
} satisfies {
  trail: readonly Link[];
  notThisFirm: string;
  hero: SectionHeading & { badge: string };
  stats: readonly Stat[];
  counties: SectionHeading & {
    highlightsLabel: string;
    caseCountLabel: string;
    populationLabel: string;
    areas: readonly ServiceArea[];
    link: Link;
  };
  headquarters: SectionHeading & {
    office: OfficeInfo;
    addressLabel: string;
    phoneLabel: string;
    hoursLabel: string;
  };
  localAdvantage: SectionHeading & { points: readonly TitledText[] };
  callToAction: SectionHeading & { call: Link; button: Link };
  notice: string;
  seo: PageSeo & { noindex: true };
};
