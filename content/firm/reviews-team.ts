import type { ReviewGroup } from '../schema/review.ts';

/** @sample reviews */
export const teamExcellence: ReviewGroup = {
  category: 'Team Excellence',
  intro: 'On the people behind the names on the door.',
  reviews: [
    {
      text:
        'I called at eleven at night and expected a recording. A person answered, listened, and told me ' +
        'exactly what to do before morning. At nine an attorney called who already knew all of it.',
      author: 'Q. L.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'Three attorneys worked on my divorce at different moments, and I never once repeated my story. ' +
        'Whoever picked up the phone had read the last note. It sounds like a small thing. It is not.',
      author: 'D. P.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'The portal meant that I could read every paper on the train and pay the invoice from my phone. ' +
        'When I could not open a file, somebody called and stayed on the line until I had it.',
      author: 'R. S.',
      type: 'Yelp',
      rating: 5,
    },
    {
      text:
        'Daniel did the numbers, Renata did the children’s schedule, and the two of them had plainly ' +
        'talked to each other, because the support figure matched the calendar. My previous lawyer and ' +
        'accountant had never exchanged a word.',
      author: 'N. H.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'Reception in Astoria kept crayons in the drawer and knew my children’s names by the second visit. ' +
        'I could think in that office. I cannot say the same of many waiting rooms I have sat in.',
      author: 'E. T.',
      type: 'Google',
      rating: 5,
    },
  ],
};
