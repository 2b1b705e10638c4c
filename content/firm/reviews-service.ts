import type { ReviewGroup } from '../schema/review.ts';

/** @sample reviews */
export const professionalExcellence: ReviewGroup = {
  category: 'Professional Excellence',
  intro: 'On preparation and paperwork.',
  reviews: [
    {
      text:
        'Civil engineer here. I check documents for a living and I checked theirs. One error in 340 ' +
        'pages, and it was in something I had given them.',
      author: 'K. B.',
      type: 'Avvo',
      rating: 5,
    },
    { text: 'No invoice ever surprised me.', author: 'D. R.', type: 'Google', rating: 5 },
    {
      text:
        'I’d already explained my company’s books to two other lawyers. Daniel asked nine questions ' +
        '(I counted), wrote down the answers and that was that.',
      author: 'S. H.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'So I wrote this letter. Three pages, single spaced, every lousy thing he ever did. My ' +
        'lawyer read it, said it was very well written, and then typed up five sentences of her own, ' +
        'put the two side by side and asked which one I’d want the judge to see. We sent the five ' +
        'sentences. Got an answer in a week. I kept mine in a drawer.',
      author: 'T. V.',
      type: 'Yelp',
      rating: 5,
    },
    {
      text:
        'Page nineteen, end of a long day, “shall” where I had agreed to “may.” Priya circled it and ' +
        'slid me the pencil.',
      author: 'I. O.',
      type: 'Avvo',
      rating: 5,
    },
  ],
};

/** @sample reviews */
export const compassionateService: ReviewGroup = {
  category: 'Compassionate Service',
  intro: 'On being listened to.',
  reviews: [
    {
      text:
        'I cried through most of the first appointment. She moved the tissues over and waited. ' +
        'That’s it, that’s the review.',
      author: 'M. D.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'My mother was dying in the middle of all this, in Tampa, and I was flying down every other ' +
        'week. They got the dates moved. They answered the other side themselves. That month they ' +
        'only told me what I absolutely had to know, and when I came back there was a one-page note ' +
        'on my chair: here is what happened, here is what you decide, no hurry. I’ve kept the note.',
      author: 'R. E.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'I speak English good but not when I am scared. Elena changed to Spanish in the middle of ' +
        'the sentence. Gracias, licenciada.',
      author: 'L. C.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'Two moms, fourteen years, one kid. I had a whole speech ready about our family and never ' +
        'had to give it. First question: what does he like for breakfast?',
      author: 'H. S.',
      type: 'Yelp',
      rating: 5,
    },
    {
      text:
        'They told me not to hire them yet! Go see a counselor first, they said. We did, for eight ' +
        'months. When I came back, sad but sure, they still had my notes.',
      author: 'B. A.',
      type: 'Avvo',
      rating: 5,
    },
  ],
};
