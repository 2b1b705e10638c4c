import type { ReviewGroup } from '../schema/review.ts';

/** @sample reviews */
export const teamExcellence: ReviewGroup = {
  category: 'Team Excellence',
  intro: 'On everyone who picks up the phone.',
  reviews: [
    {
      text:
        'Called at 11 pm expecting voicemail. A person answered and told me three things to do. At 9 ' +
        'am an attorney called, and she already knew the story.',
      author: 'Q. L.',
      type: 'Google',
      rating: 5,
    },
    { text: 'Three lawyers, one story, told once.', author: 'D. P.', type: 'Google', rating: 5 },
    {
      text:
        'Portal works on my phone, I read everything on the Q train and paid there too. One file ' +
        'wouldn’t open and somebody stayed on the line till it did. Five stars for the somebody.',
      author: 'R. S.',
      type: 'Yelp',
      rating: 5,
    },
    {
      text:
        'In my first divorce the lawyer and the accountant never spoke, and I paid for the ' +
        'difference. This time Daniel had the numbers, Renata had the children’s schedule, and I ' +
        'walked in on the two of them at a whiteboard arguing about whether camp counts in July or ' +
        'in June. The support figure matched the calendar to the day. I recommend them, and I ' +
        'recommend not needing them twice.',
      author: 'N. H.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'Astoria front desk keeps crayons. Knew both my kids by name the second time. Small office, ' +
        'lots of stairs, good heat.',
      author: 'E. T.',
      type: 'Google',
      rating: 5,
    },
  ],
};
