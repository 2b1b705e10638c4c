import type { Video } from '../schema/media.ts';
import { historicVideos } from './videos-historic.ts';

/** Interviews of 2024, newest first. @sample interviews and their counts */
const recentVideos: readonly Video[] = [
  {
    title: 'What a judge wants to hear in a custody case',
    network: 'Hudson Evening News',
    duration: '6:42',
    date: 'October 9, 2024',
    category: 'recent',
    description: 'Which evidence helps at a custody hearing, which does not, and why to keep a calendar.',
    thumbnail: { words: 'What does a judge want to hear?' },
    videoId: 'sample-0101',
    highlights: ['Custody', 'Evidence', 'Hearings'],
    uploadDate: '2024-10-09T23:00:00Z',
    onHomePage: { place: 1, badge: 'Interview', viewCount: '48K views' },
  },
  {
    title: 'When the business is the marriage’s largest asset',
    network: 'Broad Street Journal',
    duration: '8:15',
    date: 'September 17, 2024',
    category: 'recent',
    description: 'Daniel Choi values an invented bakery on a whiteboard, flour included.',
    thumbnail: { words: 'What is the bakery worth?' },
    videoId: 'sample-0102',
    highlights: ['Business valuation', 'Property division'],
    uploadDate: '2024-09-17T16:00:00Z',
    onHomePage: { place: 2, badge: 'Analysis', viewCount: '31K views' },
  },
  {
    title: 'Divorce after fifty: pensions, houses, grown children',
    network: 'Harborline Public Radio',
    duration: '12:30',
    date: 'June 4, 2024',
    category: 'recent',
    description:
      'Todd Hartwell, a pension actuary and a family therapist take calls. Best one: how do you tell ' +
      'your forty-year-old?',
    thumbnail: { words: 'Parting at fifty' },
    videoId: 'sample-0104',
    highlights: ['Long marriages', 'Retirement', 'Panel'],
    uploadDate: '2024-06-04T15:00:00Z',
    onHomePage: { place: 4, badge: 'Panel', viewCount: '17K views' },
  },
  {
    title: 'How to tell the children',
    network: 'The Long Table',
    duration: '41:10',
    date: 'May 14, 2024',
    category: 'recent',
    description:
      'Renata Okafor on the talk parents dread: who is in the room, what to leave out, and what kids ' +
      'ask the next morning.',
    thumbnail: { words: 'Who should be in the room?' },
    videoId: 'sample-0105',
    highlights: ['Children', 'Parenting', 'Full episode'],
    uploadDate: '2024-05-14T10:00:00Z',
  },
  {
    title: 'The figures that changed on March 1',
    network: 'Tri-State Tonight',
    duration: '5:21',
    date: 'March 5, 2024',
    category: 'recent',
    description:
      'What an income cap is, with Daniel Choi. Recorded in 2024; the figures have changed again ' + 'since.',
    thumbnail: { words: 'March 1: the new figures' },
    videoId: 'sample-0106',
    highlights: ['Child support', 'Maintenance'],
    uploadDate: '2024-03-05T23:30:00Z',
  },
  {
    title: 'A prenup without the quarrel',
    network: 'Tri-State Tonight',
    duration: '4:47',
    date: 'February 13, 2024',
    category: 'recent',
    description: 'How to bring it up, when to drop it, and why you each need a lawyer.',
    thumbnail: { words: 'Before you sign' },
    videoId: 'sample-0107',
    highlights: ['Prenuptial agreements', 'Before the wedding'],
    uploadDate: '2024-02-13T23:30:00Z',
  },
];

/** The fourteen interviews of the media page, newest first. */
export const videos: readonly Video[] = [...recentVideos, ...historicVideos];
