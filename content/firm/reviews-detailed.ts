import type { DetailedReview } from '../schema/review.ts';

/** @sample long reviews */
export const detailedReviews: readonly DetailedReview[] = [
  {
    title: 'Nineteen years, two shops and a van',
    matter: 'Contested divorce with a family business, concluded 2022',
    paragraphs: [
      'My husband and I ran two hardware stores in Queens. I did the ordering and the payroll; he did the ' +
        'talking. When he moved out, he told everyone that the business was his and that I had helped. I ' +
        'half believed it. I arrived at my first meeting with a shopping bag of receipts and nothing to ' +
        'say for myself.',
      'Daniel Choi emptied the bag onto a table and sorted it into years. Within a month there was one ' +
        'sheet that showed who had done what, and when, and what the stores were worth on a particular ' +
        'day. Nobody had ever drawn my working life before.',
      'Todd Hartwell handled the court dates. He warned me that my husband’s claim about a loan from his ' +
        'uncle might be true, and it was. Because I already knew, it did not shake me. We settled after ' +
        'the third conference. I have one store, he has the other, and the van went to our eldest.',
      'It was neither quick nor cheap, and they had told me so at the start. I would bring them the same ' +
        'bag again tomorrow.',
    ],
    author: 'M. G.',
    type: 'Google',
    rating: 5,
  },
  {
    title: 'What I had wrong about fighting',
    matter: 'Custody and parenting time, concluded 2023',
    paragraphs: [
      'I was angry when I called, and I wanted a lawyer who would be angry for me. I had forty pages of ' +
        'screenshots. Renata Okafor read all of them over a weekend. On Monday she told me, kindly, that ' +
        'thirty-eight were about me and my ex, and two were about our children. We would work with the two.',
      'She had me keep a notebook instead. Homework, bedtimes, the dentist, who came to the door when my ' +
        'son was sent home sick. Some of it did not flatter me. She said to leave those parts in, since a ' +
        'person who writes down only his good days is not believed about any of them.',
      'The first hearing frightened me badly. She had gone through it with me twice, so I knew where to ' +
        'sit and when to stop talking. After that the other side began to talk as well. The schedule we ' +
        'agreed gives me school nights and half of every vacation.',
      'My son plays the drums now, at both addresses. His mother and I bought the practice pads together. ' +
        'That was not in the agreement. It came from no longer fighting.',
    ],
    author: 'T. O.',
    type: 'Avvo',
    rating: 5,
  },
  {
    title: 'A quiet ending to a long marriage',
    matter: 'Collaborative divorce, concluded 2021',
    paragraphs: [
      'We were sixty-one and sixty-four, with grown children, two pensions and an apartment full of books. ' +
        'There was no villain. We had become two polite people in one kitchen. My fear was that lawyers ' +
        'would find something for us to hate each other about.',
      'Priya Raghunathan asked what I would miss. It was an odd opening, and the right one. The books ' +
        'went on one list, the pensions on another, and the summers at the lake had a page to themselves. ' +
        'My husband’s lawyer was as courteous as she was. We met five times around the same table, and had ' +
        'lunch together after the fourth.',
      'There was one bad afternoon, over the apartment. Priya called a pause, walked me round the block ' +
        'and asked whether I wanted the place or wanted not to be the one who left. I took a day to answer ' +
        'that honestly. He stayed; I have a terrace in Brooklyn.',
      'When the agreement was finished she read it aloud, all of it. I had expected to feel that something ' +
        'was over. Mostly I felt that it had been looked after.',
    ],
    author: 'E. W.',
    type: 'Google',
    rating: 5,
  },
];
