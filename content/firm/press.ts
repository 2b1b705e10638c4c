import type { PressArticle } from '../schema/media.ts';
import { historicArticles } from './press-historic.ts';
import { recentArticles } from './press-recent.ts';

/** @sample press articles */
const highProfileArticles: readonly PressArticle[] = [
  {
    title: 'The collection that was not on loan',
    publication: 'The Empire Ledger',
    date: 'June 8, 2017',
    category: 'high-profile',
    excerpt:
      'The paintings, the court was told, belonged to lenders. Then Todd Hartwell began to read out ' +
      'invoices from three countries, in the order in which they had been paid, and the gallery side of ' +
      'the room fell quiet.',
    url: 'https://empireledger.example/2017/06/the-collection-that-was-not-on-loan',
    type: 'Court report',
    journalist: 'Wilhelmina Strand',
    isHighProfile: true,
    featuredImage: { src: '/articles/ledger.svg', view: [90, 0, 990, 675] },
  },
  {
    title: 'She founded it first. He was there for the rest.',
    publication: 'Broad Street Journal',
    date: 'October 14, 2021',
    category: 'high-profile',
    excerpt:
      'How do you put a price on a company that was founded before a marriage and grew up inside it? Two ' +
      'valuations, $38 million in stock, and a buyout that let the founder keep her desk.',
    url: 'https://broadstreetjournal.example/2021/10/she-founded-it-first',
    type: 'Business feature',
    journalist: 'Piers Halloway',
    isHighProfile: true,
    featuredImage: { src: '/drawings/tile-1.svg', view: [0, 58, 320, 180] },
  },
  {
    title: 'Two children, one summer, and the flight home',
    publication: 'Hudson Evening News',
    date: 'September 7, 2018',
    category: 'high-profile',
    excerpt:
      'A Sunday-night call to a lawyer in Manhattan set off a week of calls across three time zones. ' +
      'On Thursday a mother in Queens bought two new lunch boxes.',
    url: 'https://hudsonevening.example/news/two-children-one-summer',
    type: 'News',
    journalist: 'Dolores Quaid',
    isHighProfile: true,
  },
  {
    title: 'Twelve years later, the prenup stood',
    publication: 'Docket & Bench',
    date: 'November 3, 2022',
    category: 'high-profile',
    excerpt:
      'It was said to be one-sided and rushed. The drafts, each with its date and the changes asked for by ' +
      'both lawyers, suggested otherwise. A note on the value of keeping one’s old papers.',
    url: '#',
    type: 'Case note',
    journalist: 'Anselm Riordan',
    isHighProfile: true,
  },
];

/** The twenty-two articles of the media page, in the order of its three groups. */
export const pressArticles: readonly PressArticle[] = [
  ...highProfileArticles,
  ...recentArticles,
  ...historicArticles,
];
