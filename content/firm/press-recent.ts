import type { PressArticle } from '../schema/media.ts';

/** Articles of 2024, newest first. @sample press articles */
export const recentArticles: readonly PressArticle[] = [
  {
    anchorId: 'documentary',
    title: 'Watching a documentary with the lawyer who was there',
    publication: 'The Borough Review',
    date: 'November 12, 2024',
    category: 'recent',
    excerpt:
      'Todd Hartwell watches the film of his best-known case with the sound low. He pauses it once, to ' +
      'point out that the courtroom clock is wrong, and declines to pause it anywhere else.',
    url: 'https://boroughreview.example/film/watching-with-the-lawyer',
    type: 'Profile',
    journalist: 'Junie Castellan',
    isHighProfile: false,
  },
  {
    title: 'How to leave kindly: notes to episode 112',
    publication: 'The Long Table',
    date: 'September 24, 2024',
    category: 'recent',
    excerpt:
      'Is there a good way to say it? The producers’ notes to a long conversation about last ' +
      'conversations, with the reading list Todd Hartwell brought and the questions that listeners sent in.',
    url: 'https://longtable.example/episodes/112',
    type: 'Podcast',
    journalist: 'Oren Vasseur',
    isHighProfile: false,
  },
  {
    title: 'Write the agreement you can read',
    publication: 'The Empire Ledger',
    date: 'July 21, 2024',
    category: 'recent',
    excerpt:
      'Most people sign one or two documents in their lives that truly matter, and can explain neither. ' +
      'Priya Raghunathan makes the case for shorter sentences, and for reading them aloud before anyone ' +
      'signs.',
    url: '#',
    type: 'Opinion',
    journalist: 'As told to Ines Calloway',
    isHighProfile: false,
    isFeatureOpinion: true,
  },
  {
    title: 'The accountant on your side of the table',
    publication: 'Broad Street Journal',
    date: 'June 18, 2024',
    category: 'recent',
    excerpt:
      'Before he was a divorce lawyer, Daniel Choi audited trucking companies. The skill, he says, is the ' +
      'same: find the number that nobody has mentioned, and ask about it politely.',
    url: 'https://broadstreetjournal.example/2024/06/the-accountant-on-your-side',
    type: 'Profile',
    journalist: 'Piers Halloway',
    isHighProfile: false,
  },
  {
    title: 'What a teacher sees in a custody file',
    publication: 'Harborline Public Radio',
    date: 'May 7, 2024',
    category: 'recent',
    excerpt:
      'Attendance, lunch money, the signature on a reading log. Renata Okafor spent eight years in a Bronx ' +
      'classroom and still looks first at the papers that come home in a book bag.',
    url: 'https://harborline.example/stories/what-a-teacher-sees',
    type: 'Interview',
    journalist: 'Temperance Oduya',
    isHighProfile: false,
  },
  {
    title: 'The deposit, the records and other small wars',
    publication: 'The Borough Review',
    date: 'April 16, 2024',
    category: 'recent',
    excerpt:
      'Couples who divide a house in an hour can spend a month on a shelf of records. Four New York ' +
      'divorce lawyers, among them Priya Raghunathan, explain what the shelf stands for.',
    url: '#',
    type: 'Feature',
    journalist: 'Casimir Bloom',
    isHighProfile: false,
  },
  {
    title: 'New caps, old questions',
    publication: 'Docket & Bench',
    date: 'March 4, 2024',
    category: 'recent',
    excerpt:
      'The caps on income for maintenance and child support moved again on March 1, as they do every ' +
      'second year. What becomes of income above them remains, Todd Hartwell notes, a matter of evidence.',
    url: '#',
    type: 'Analysis',
    journalist: 'Anselm Riordan',
    isHighProfile: false,
  },
  {
    title: 'The trial lawyer who would rather you settled',
    publication: 'The Empire Ledger',
    date: 'January 21, 2024',
    category: 'recent',
    excerpt:
      'In a paneled office opposite City Hall Park, Todd Hartwell keeps two folders for every client. One ' +
      'is for the judge. The other holds the offer he hopes will make the first unnecessary.',
    url: '#',
    type: 'Profile',
    journalist: 'Marta Ekholm',
    isHighProfile: false,
  },
];
