import type { ReviewGroup } from '../schema/review.ts';

/** @sample reviews */
export const toddReviews: ReviewGroup = {
  category: 'Todd Hartwell Reviews',
  intro: 'From clients of the managing partner.',
  reviews: [
    {
      text:
        'The other lawyer yelled. Todd waited till he was done, opened the folder and read out a ' +
        'date. We had lunch after.',
      author: 'P. N.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text: 'Asked him if I was being unreasonable about the boat. “Yes.” So we let it go.',
      author: 'W. T.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'He had read everything, and I mean everything. There was a postcard in my file from 2003, ' +
        'my handwriting, from the Jersey Shore, in which I thank my father-in-law for the roof. I ' +
        'had forgotten it existed. It turned out to be the only proof of who paid for what. Mr. ' +
        'Hartwell quoted it from memory, weather and all.',
      author: 'E. G.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'We were ready for trial and it settled on a bench in the hallway at quarter to nine. I ' +
        'think it settled because we were ready. He walked me to the subway and said take the day ' +
        'off. I took two.',
      author: 'V. K.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'At the end he asks what they should have done better. I said one callback in August came a ' +
        'day late. He wrote it down and apologized. Who does that?',
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
        'She gives homework. One week, every pickup, every meal, every cough. I complained. By ' +
        'Friday I got why, and I also noticed a couple of things my son’s mom does that I’d never ' +
        'given her credit for.',
      author: 'F. D.',
      type: 'Google',
      rating: 5,
    },
    {
      text: 'There is a stuffed rabbit and it has its own line in our agreement.',
      author: 'Y. R.',
      type: 'Google',
      rating: 5,
    },
    {
      text:
        'I wanted a shark. I got a fourth grade teacher, and within about ten minutes I understood ' +
        'that this was worse for the other side. She made me practice my testimony until I could say ' +
        'the hard parts without my voice going. At the hearing I looked over, she nodded, like when ' +
        'you know the answer to 7 times 8, and I just said it.',
      author: 'J. C.',
      type: 'Avvo',
      rating: 5,
    },
    {
      text:
        'Ex stopped texting back. I wanted court. Ms. Okafor wanted one more text, minus three of my ' +
        'sentences. Summer dates by Monday.',
      author: 'M. B.',
      type: 'Yelp',
      rating: 5,
    },
    {
      text:
        'She called after the first weekend of the new schedule just to hear how drop-off went and ' +
        'did he eat. He ate two plates, Ms. Okafor. Thank you for asking.',
      author: 'S. A.',
      type: 'Google',
      rating: 5,
    },
  ],
};
