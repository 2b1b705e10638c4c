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
      '12:40 a.m. The last family has gone home. Marcus Delacroix’s phone is face down on the bench ' +
      'and it has been buzzing since supper.',
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
      'You wrote in, hundreds of you, after our story about one Queens dad. Renata Okafor answers ' +
      'six of your questions. First up: snow days.',
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
      'They are divorcing by video, from two bedrooms of the same apartment. It is awkward, says ' +
      'Priya Raghunathan, and the mute button helps.',
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
      'When Elena Marquez was nine she could not see over the bank counter, so she interpreted from ' +
      'under it. Her clients’ first question is usually what time it is there.',
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
      'Money rarely disappears in a divorce. It gets filed under something else. An afternoon with ' +
      'the people who look for it.',
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
      `The father began in ${firm.foundedYear} with a borrowed typewriter and no waiting room. The ` +
      'son has his desk, his chair and, he says, his bad handwriting. In the forty years between ' +
      'them the firm has outlasted three landlords and one fire alarm that nobody could turn off. ' +
      'What do people want when they come in? The two men answer at the same moment: “To sit down.”',
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
      'Fifty folding chairs were not enough at the Astoria branch last Tuesday. Free talk on family ' +
      'law; coffee by Mrs. Andreou. Most asked question: what do I do first?',
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
      'Neither could buy the other out and neither would budge, so they hired an architect. A new ' +
      'wall, two doorbells, one staircase, and a rule about the garden.',
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
      '“Who do you want to live with?” Every week a parent tells me, proudly, that they asked. ' +
      'Please stop. It is a question for the adults, and we are the ones who should lose sleep over ' +
      'it.',
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
      'Reports of service at the workplace are up. The bar’s view is divided; the reception desk’s ' +
      'is not.',
    url: '#',
    type: 'News',
    journalist: 'Leopold Fairweather',
    isHighProfile: false,
  },
];
