import type { ReviewGroup } from '../schema/review.ts';

/** @sample reviews */
export const toddReviews: ReviewGroup = {
  category: 'Todd Hartwell Reviews',
  intro: 'From clients of the managing partner.',
  reviews: [
    {
      text:
        'Todd does not raise his voice. Opposite a lawyer who did little else, it was the most reassuring ' +
        'thing in the room. He waited, opened his folder and read out a date.',
      author: 'P. N.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'I asked Mr. Hartwell whether I was being unreasonable about the boat. He said yes. Then he ' +
        'explained, without any lecture, what the same money would do for my pension. We let the boat go ' +
        'that evening.',
      author: 'W. T.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'He had read everything. I do not mean a summary: he quoted a postcard from my own file that I had ' +
        'forgotten handing over. It turned out to show who had paid for the roof.',
      author: 'E. G.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'My case was ready for trial and settled on the courthouse bench at a quarter to nine. I believe ' +
        'it settled because it was ready. Todd walked me to the subway afterwards and told me to take the ' +
        'day off.',
      author: 'V. K.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'At the end he asked what I would have wanted done differently. I said that a call in August had ' +
        'come a day late. He wrote it down, apologized, and told me who would see to it that it did not ' +
        'happen to the next person.',
      author: 'O. J.',
      type: 'Google',
      rating: 5,
    },
  ],
};

/** @sample reviews */
export const renataReviews: ReviewGroup = {
  category: 'Renata Okafor Reviews',
  intro: 'From parents she has represented.',
  reviews: [
    {
      text:
        'She gave me homework: write out one week, every pickup, every supper, every cough. I complained. ' +
        'By Friday I understood my own case, and I also understood what my son’s mother did that I had ' +
        'never noticed.',
      author: 'F. D.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'Renata spoke about my daughter as if she had met her. She knew the name of the stuffed rabbit and ' +
        'why it travels on Wednesdays. The schedule we ended up with has room for the rabbit.',
      author: 'Y. R.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'I expected a fighter, and got a teacher who happens not to be afraid of anyone. She rehearsed my ' +
        'testimony until I could say hard things calmly. On the day I looked at her, breathed, and did.',
      author: 'J. C.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'When my ex stopped answering messages, I wanted to go to court that week. Ms. Okafor asked me to ' +
        'write one more, told me which three sentences to leave out, and we had our summer dates by Monday.',
      author: 'M. B.',
      type: 'Yelp',
      rating: 5,
    },
    {
      text:
        'She called after the first weekend under the new schedule. It was not about papers. She wanted to ' +
        'know how the Sunday handover had gone and whether he had eaten. He had eaten two plates.',
      author: 'S. A.',
      type: 'Google',
      rating: 5,
    },
  ],
};
