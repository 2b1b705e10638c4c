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
      'Todd Hartwell has seen the film of his best-known case twice, both times on mute. He stops it ' +
      'once in ninety minutes, to tell me that the clock on the courtroom wall is wrong.',
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
      'Show notes: the conversation about The Conversation. Plus Todd’s reading list and eleven of ' +
      'your questions (we’re sorry about question nine).',
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
      'I will make you an offer. Read one paragraph of your lease to someone you love, out loud, and ' +
      'tell me what it said. I draft agreements for a living, and I think we can do better than that.',
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
      'Daniel Choi used to audit trucking companies. He finds divorce easier: “The mileage logs are ' +
      'shorter.”',
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
      'Lunch money. Attendance. Who signed the reading log. Renata Okafor talks to our Temperance ' +
      'Oduya about eight years in a Bronx classroom, and what she still looks for first.',
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
      'They split the house in an hour and then fought for a month over 212 LPs. Four New York ' +
      'divorce lawyers, Priya Raghunathan among them, on the stuff that people cannot give up.',
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
      'Effective March 1 the caps for maintenance and child support rise again, on the statute’s ' +
      'two-year cycle. What becomes of income above them is still, says Todd Hartwell, a question of ' +
      'proof.',
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
      'There are two folders on his desk across from City Hall Park, one blue, one manila, for every ' +
      'client he has. The blue one is for the judge. I spent four months trying to see the inside of ' +
      'the other.',
    url: '#',
    type: 'Profile',
    journalist: 'Marta Ekholm',
    isHighProfile: false,
  },
];
