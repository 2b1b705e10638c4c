import type { ReviewGroup } from '../schema/review.ts';

/** @sample reviews */
export const lifeChangingResults: ReviewGroup = {
  category: 'Life-Changing Results',
  intro: 'What was different afterwards, in the words of those who live with it.',
  reviews: [
    {
      text:
        'My daughter has her own room in my apartment, with her name on the door. Two years ago I was ' +
        'seeing her in a diner on alternate Saturdays. It took patience and a great many calendars, and ' +
        'nobody let me lose my temper.',
      author: 'A. M.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'After twenty-six years I did not know our mortgage balance or how to find it. I now own a small ' +
        'house, and I pay the bills on the first of the month with a cup of tea. That is the result, as ' +
        'far as I am concerned.',
      author: 'J. F.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'I built the restaurant with my brother, long before I married. I was sure I would have to sell my ' +
        'share. We found a way to pay over time instead, and the same staff still come in at four o’clock.',
      author: 'G. P.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'The morning after the order was signed I slept until ten. I had not done that for three years. ' +
        'Marcus called at noon to ask whether the locksmith had come. He had. I am writing this from ' +
        'the same kitchen.',
      author: 'N. W.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'We kept our sons in the same school and out of the middle. They are fifteen and twelve now, and ' +
        'their father and I sat together at a concert last week. I would not have believed that sentence ' +
        'when I first called.',
      author: 'C. L.',
      type: 'Yelp',
      rating: 5,
    },
  ],
};
