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
      'MANHATTAN. The paintings belonged to lenders, the court had been told. Todd Hartwell spent ' +
      'yesterday afternoon reading aloud from invoices issued in three countries, and counsel for ' +
      'the gallery asked for a recess.',
    url: 'https://empireledger.example/2017/06/the-collection-that-was-not-on-loan',
    type: 'Court report',
    journalist: 'Wilhelmina Strand',
    isHighProfile: true,
    featuredImage: { src: '/drawings/gallery.svg' },
  },
  {
    title: 'She founded it first. He was there for the rest.',
    publication: 'Broad Street Journal',
    date: 'October 14, 2021',
    category: 'high-profile',
    excerpt:
      'Two appraisers, two numbers, $38 million in stock. Inside the buyout that kept a founder at ' +
      'her desk.',
    url: 'https://broadstreetjournal.example/2021/10/she-founded-it-first',
    type: 'Business feature',
    journalist: 'Piers Halloway',
    isHighProfile: true,
    featuredImage: { src: '/drawings/two-appraisals.svg' },
  },
  {
    title: 'Two children, one summer, and the flight home',
    publication: 'Hudson Evening News',
    date: 'September 7, 2018',
    category: 'high-profile',
    excerpt:
      'A Queens mother got the call every parent dreads. One week, three time zones and a lot of ' +
      'phone calls later, her kids are back, and she is shopping for lunch boxes.',
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
      'Challenge to a 2010 agreement as procured in haste. Held: upheld. The dated drafts, with both ' +
      'counsel’s marginalia, were decisive. Practice point: never throw out a draft.',
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
