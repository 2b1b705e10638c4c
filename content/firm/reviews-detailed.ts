import type { DetailedReview } from '../schema/review.ts';

/** @sample long reviews */
export const detailedReviews: readonly DetailedReview[] = [
  {
    title: 'Two hardware stores and a van',
    matter: 'Contested divorce with a family business, concluded 2022',
    paragraphs: [
      'My husband and I had two hardware stores in Queens. I did the ordering and the payroll, he ' +
        'did the talking. When he left he told everybody the business was his and I “helped out.” ' +
        'After nineteen years you start to believe it. I went to my first appointment with a ' +
        'shopping bag full of receipts and that’s all I had to say for myself.',
      'Daniel Choi dumped the bag on a table and sorted it by year. A month later there was one ' +
        'sheet of paper with who did what and what the stores were worth. I’d never seen my own work ' +
        'written down.',
      'Todd Hartwell did the court part. He warned me the thing about a loan from my husband’s ' +
        'uncle might be true. It was. Since I knew, I didn’t fall apart.',
      'It wasn’t quick and it sure wasn’t cheap, they said so up front. I have one store, he has ' +
        'the other, our oldest got the van.',
    ],
    author: 'M. G.',
    type: 'Google',
    rating: 5,
  },
  {
    title: 'Forty pages of screenshots',
    matter: 'Custody and parenting time, concluded 2023',
    paragraphs: [
      'I was angry and I wanted a lawyer who’d be angry for me. I had forty pages of screenshots. ' +
        'Renata read all forty over a weekend. Monday she says thirty-eight of these are about you ' +
        'and your ex. Two are about the kids. Let’s use the two.',
      'She had me keep a notebook. Homework, bedtime, dentist, who opened the door when my son got ' +
        'sent home sick. Some of it made me look bad. Leave it in, she said, nobody believes a guy ' +
        'who only has good days.',
      'First hearing, I was a wreck. But she’d walked me through it twice, where to sit, when to ' +
        'shut up. After that the other side started talking to us. I’ve got school nights and half ' +
        'of every vacation.',
      'My kid plays drums now. At both places. God help the neighbors.',
    ],
    author: 'T. O.',
    type: 'Avvo',
    rating: 5,
  },
  {
    title: 'After thirty-eight years',
    matter: 'Collaborative divorce, concluded 2021',
    paragraphs: [
      'We were sixty-one and sixty-four, with grown children, two pensions and an apartment full ' +
        'of books. There was no villain. My fear was that lawyers would find us something to hate ' +
        'each other about.',
      'Priya Raghunathan asked me what I would miss. I thought it an odd question and could not ' +
        'answer for some time. The books went on one list and the pensions on another; the summers ' +
        'at the lake had a page of their own. My husband’s lawyer was equally courteous. We met five ' +
        'times around one table, and after the fourth we all had lunch.',
      'There was a bad afternoon over the apartment. Priya called a break and walked me around the ' +
        'block. Did I want the place, she asked, or did I want not to be the one who left? I needed ' +
        'a day to answer honestly. He stayed, and I have a terrace in Brooklyn with too many ' +
        'tomatoes.',
      'She read us the finished agreement aloud, every page. My husband fell asleep during the ' +
        'pension schedule. I suppose that is a kind of trust.',
    ],
    author: 'E. W.',
    type: 'Google',
    rating: 5,
  },
];
