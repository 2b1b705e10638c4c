import type { ReviewGroup } from '../schema/review.ts';

/** @sample reviews */
export const lifeChangingResults: ReviewGroup = {
  category: 'Life-Changing Results',
  intro: 'What is different now.',
  reviews: [
    {
      text:
        'My daughter has her own room at my place, her name on the door in purple. Two years ago I ' +
        'was seeing her at a diner every other Saturday. It took forever. Worth it.',
      author: 'A. M.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'After twenty-six years of marriage I could not have told you what our mortgage was, or who ' +
        'held it, and I was ashamed of that, so I said it fast and looked at the floor. Nobody made ' +
        'a face. They showed me how to pull my own credit report. I own a small house now. I pay the ' +
        'bills on the first of the month with a cup of tea, and I will tell you, I enjoy it.',
      author: 'J. F.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text: 'Still own the restaurant. Paying her out over time. Same cooks, same four o’clock start.',
      author: 'G. P.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'The morning after the judge signed the order I slept till ten, first time in three years. ' +
        'Marcus called at noon to make sure the locksmith had come. He had.',
      author: 'N. W.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'Boys are 15 and 12. Same school the whole way through. Their dad and I sat next to each ' +
        'other at the spring concert and it was fine.',
      author: 'C. L.',
      type: 'Yelp',
      rating: 5,
    },
  ],
};
