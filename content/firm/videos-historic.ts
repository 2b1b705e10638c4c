import { inDemonstration } from '../derive/demonstration.ts';
import type { Video } from '../schema/media.ts';
import { firm } from './identity.ts';

/** Interviews before 2024, newest first. @sample interviews */
export const historicVideos: readonly Video[] = [
  {
    title: 'Seven grounds, and why one is enough',
    network: 'Docket & Bench',
    duration: '4:58',
    date: 'January 18, 2022',
    category: 'historic',
    description: 'New York has seven grounds for divorce. Nearly everyone uses one.',
    thumbnail: { words: 'One ground is enough' },
    videoId: 'sample-0103',
    highlights: ['Grounds for divorce', 'Explainer'],
    uploadDate: '2022-01-18T17:00:00Z',
    onHomePage: { place: 3, badge: 'Explainer', viewCount: '22K views' },
  },
  {
    title: 'Custody over the holidays',
    network: 'Hudson Evening News',
    duration: '4:12',
    date: 'December 14, 2021',
    category: 'historic',
    description: 'Set the dates early, and leave part of the day open.',
    thumbnail: { words: 'Whose turn is Thanksgiving?' },
    videoId: 'sample-0108',
    highlights: ['Custody', 'Holidays'],
    uploadDate: '2021-12-14T23:00:00Z',
  },
  {
    title: 'Every other weekend: a father’s case',
    network: 'Tri-State Tonight',
    duration: '6:05',
    date: 'November 10, 2020',
    category: 'historic',
    description:
      'Offered four days a month, he said no. He tells his story with Renata Okafor, under another ' +
      'name.',
    thumbnail: { words: 'Four days a month' },
    videoId: 'sample-0110',
    highlights: ['Fathers’ rights', 'Parenting time'],
    uploadDate: '2020-11-10T23:30:00Z',
  },
  {
    title: 'The cost of a long divorce',
    network: 'Tri-State Tonight',
    duration: '7:35',
    date: 'October 22, 2019',
    category: 'historic',
    description:
      'We put a made-up legal bill on the desk and go through it line by line. How much of this was ' +
      'necessary?',
    thumbnail: { words: 'What a quarrel costs' },
    videoId: 'sample-0109',
    highlights: ['Fees', 'Settlement'],
    uploadDate: '2019-10-22T22:30:00Z',
  },
  {
    title: 'Home in time for school',
    network: 'Hudson Evening News',
    duration: '5:48',
    date: 'September 6, 2018',
    category: 'historic',
    description:
      'Two Queens kids did not come back from a summer abroad. Elena Marquez goes through that week, ' +
      'with their mother’s permission.',
    thumbnail: { words: 'Home in time for school' },
    videoId: 'sample-0111',
    highlights: ['International custody', 'Queens'],
    uploadDate: '2018-09-06T22:00:00Z',
  },
  {
    title: 'Father and son, forty years on',
    network: 'Hudson Evening News',
    duration: '3:30',
    date: 'May 19, 2016',
    category: 'historic',
    description: 'They disagree about the color of the first filing cabinet. That is the whole disagreement.',
    thumbnail: { words: 'Father and son' },
    videoId: 'sample-0114',
    highlights: ['The firm', `Since ${firm.foundedYear}`],
    uploadDate: '2016-05-19T22:00:00Z',
  },
  {
    title: 'Two apartments, one staircase',
    network: 'The Borough Review',
    duration: '9:20',
    date: 'November 20, 2014',
    category: 'historic',
    description:
      'A brownstone both of them loved, an architect, and a schedule for the garden.' +
      inDemonstration('', ' Told with their consent.'),
    thumbnail: { words: 'Two apartments, one staircase' },
    videoId: 'sample-0112',
    highlights: ['Property division', 'The family home'],
    uploadDate: '2014-11-20T17:00:00Z',
  },
  {
    title: 'When the papers arrive',
    network: 'Harborline Public Radio',
    duration: '10:02',
    date: 'February 7, 2012',
    category: 'historic',
    description: 'You have just been served. The first hour, with Todd Hartwell.',
    thumbnail: { words: 'A knock at the door' },
    videoId: 'sample-0113',
    highlights: ['Being served', 'First steps'],
    uploadDate: '2012-02-07T15:00:00Z',
  },
];
