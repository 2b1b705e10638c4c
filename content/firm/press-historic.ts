import type { PressArticle } from '../schema/media.ts';
import { firm } from './identity.ts';

/** Articles before 2024, newest first. @sample press articles */
export const historicArticles: readonly PressArticle[] = [
  {
    title: 'Night court, and the man who stays for it',
    publication: 'The Empire Ledger',
    date: 'February 23, 2021',
    category: 'historic',
    excerpt:
      'It is past midnight when the last family leaves. Marcus Delacroix has been on his feet since ' +
      'supper, and his phone, face down on the bench, has been ringing for an hour.',
    url: '#',
    type: 'Reportage',
    journalist: 'Wilhelmina Strand',
    isHighProfile: false,
  },
  {
    title: 'Every other weekend is not a schedule',
    publication: 'Tri-State Tonight',
    date: 'November 11, 2020',
    category: 'historic',
    excerpt:
      'After our report on one father’s case, viewers asked what a good parenting plan looks like. Renata ' +
      'Okafor answers six of their questions, beginning with snow days.',
    url: 'https://tristatetonight.example/stories/every-other-weekend',
    type: 'Questions and answers',
    journalist: 'Gideon Marsh',
    isHighProfile: false,
  },
  {
    title: 'Parting at a distance',
    publication: 'Hudson Evening News',
    date: 'May 20, 2020',
    category: 'historic',
    excerpt:
      'With conference rooms empty, couples are settling their divorces from separate bedrooms of the same ' +
      'apartment. Priya Raghunathan on what a screen makes harder, and what it makes easier.',
    url: '#',
    type: 'News',
    journalist: 'Dolores Quaid',
    isHighProfile: false,
  },
  {
    title: 'Two passports, one bedtime',
    publication: 'Harborline Public Radio',
    date: 'March 12, 2019',
    category: 'historic',
    excerpt:
      'Elena Marquez was interpreting for her parents before she could see over the counter. Now she ' +
      'represents families whose arguments begin with the question of which clock to use.',
    url: '#',
    type: 'Interview',
    journalist: 'Temperance Oduya',
    isHighProfile: false,
  },
  {
    title: 'The paper trail is the story',
    publication: 'Broad Street Journal',
    date: 'August 30, 2018',
    category: 'historic',
    excerpt:
      'Money seldom vanishes in a divorce. More often it has been filed under another heading. A visit to ' +
      'a lawyer in Manhattan who reads ledgers the way other people read novels.',
    url: '#',
    type: 'Business feature',
    journalist: 'Sabine Thackeray',
    isHighProfile: false,
  },
  {
    title: 'Forty years of other people’s marriages',
    publication: 'The Empire Ledger',
    date: 'May 22, 2016',
    category: 'historic',
    excerpt:
      `The father started in ${firm.foundedYear} with a borrowed typewriter. The son has the corner desk and the same ` +
      'chair. Both insist that the work has hardly changed: people come in, sit down and need a minute.',
    url: 'https://empireledger.example/2016/05/forty-years-of-other-peoples-marriages',
    type: 'Profile',
    journalist: 'Marta Ekholm',
    isHighProfile: false,
  },
  {
    title: 'Questions after dark at the branch library',
    publication: 'The Astoria Lamplighter',
    date: 'October 9, 2015',
    category: 'historic',
    excerpt:
      'Fifty chairs, forty questions and one pot of coffee: an evening on family law in Astoria ran an ' +
      'hour over time. Most people wanted to know what to do first.',
    url: '#',
    type: 'Local news',
    journalist: 'Zinnia Pappas',
    isHighProfile: false,
  },
  {
    title: 'A house divided, by agreement',
    publication: 'The Borough Review',
    date: 'October 28, 2014',
    category: 'historic',
    excerpt:
      'Neither could afford to buy the other out, and neither would leave. So they called an architect. ' +
      'The story of a brownstone with a new wall, two doorbells and one staircase.',
    url: '#',
    type: 'Feature',
    journalist: 'Casimir Bloom',
    isHighProfile: false,
  },
  {
    title: 'Stop asking the children',
    publication: 'The Borough Review',
    date: 'April 5, 2011',
    category: 'historic',
    excerpt:
      '“Whom would you rather live with?” is a question for adults. Todd Hartwell argues that a child who ' +
      'is asked to choose a parent has already been handed the heavier suitcase.',
    url: '#',
    type: 'Opinion',
    journalist: 'As told to Hollis Grange',
    isHighProfile: false,
    isFeatureOpinion: true,
  },
  {
    title: 'Served at the office',
    publication: 'Docket & Bench',
    date: 'September 15, 2009',
    category: 'historic',
    excerpt:
      'More people are receiving divorce papers at work, in front of colleagues. Practitioners discuss ' +
      'discretion, timing, and the small courtesy of a phone call beforehand.',
    url: '#',
    type: 'News',
    journalist: 'Leopold Fairweather',
    isHighProfile: false,
  },
];
