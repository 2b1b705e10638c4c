import type { ReviewGroup } from '../schema/review.ts';

/** @sample reviews */
export const professionalExcellence: ReviewGroup = {
  category: 'Professional Excellence',
  intro: 'On preparation, candor and papers that arrive when they should.',
  reviews: [
    {
      text:
        'I am a civil engineer and I notice when a document has been checked. These had been. Every ' +
        'exhibit was where the index said it was, and the one error I found was in something I had ' +
        'supplied.',
      author: 'K. B.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'They told me at the first meeting what my case would probably cost and what could make it cost ' +
        'more. When the second thing happened, I had a call about it the same afternoon. No invoice ever ' +
        'surprised me.',
      author: 'D. R.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'My company’s books are not simple, and I had already explained them to two other people. Daniel ' +
        'asked nine questions, wrote down the answers, and never had to ask any of them again.',
      author: 'S. H.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'I wanted to send an angry letter. My lawyer drafted a short, civil one, put both on the table and ' +
        'asked which I would prefer a judge to read. We sent the short one, and it was answered in a week.',
      author: 'T. V.',
      type: 'Yelp',
      rating: 5,
    },
    {
      text:
        'Priya found the word “shall” where I had agreed to “may”, on page nineteen, at the very end of a ' +
        'long day. It would have mattered for ten years. She simply circled it and passed me the pencil.',
      author: 'I. O.',
      type: 'Avvo',
      rating: 5,
    },
  ],
};

/** @sample reviews */
export const compassionateService: ReviewGroup = {
  category: 'Compassionate Service',
  intro: 'On being heard, and on small kindnesses that are not billed.',
  reviews: [
    {
      text:
        'I cried through most of the first appointment and apologized for it twice. The second time she ' +
        'said there was no hurry, moved the box of tissues closer and turned her chair toward the window ' +
        'until I was ready.',
      author: 'M. D.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'My mother was dying in the middle of my divorce. They asked for dates to be moved, answered the ' +
        'other side’s questions themselves and told me only what I needed to know that month. Nobody made ' +
        'me ask twice.',
      author: 'R. E.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'I speak English well, but not when I am frightened. Elena changed to Spanish in the middle of a ' +
        'sentence, without any fuss, and stayed in it until the hearing was over.',
      author: 'L. C.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'We were two mothers parting after fourteen years, and I had prepared myself to explain our family ' +
        'to a stranger. I never had to. The first question was what our son likes for breakfast.',
      author: 'H. S.',
      type: 'Yelp',
      rating: 5,
    },
    {
      text:
        'They advised me not to hire them yet. My husband and I went to a counselor first, as they ' +
        'suggested. Eight months later I came back, sadder and quite certain, and they remembered ' +
        'everything I had said.',
      author: 'B. A.',
      type: 'Avvo',
      rating: 5,
    },
  ],
};
