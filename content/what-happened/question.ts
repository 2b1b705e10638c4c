import type { Link, SectionHeading } from '../types.ts';

/** The question near the top of the home page; each answer is a visitor's sentence and leads to a page. */
export const question = {
  heading: 'What happened?',
  intro: 'Choose the nearest sentence. Behind each is one page: tonight, this month, and what it may cost.',
  answers: [
    { label: 'I was served with papers.', href: '/what-happened/served-with-papers/' },
    { label: 'One of us has moved out.', href: '/what-happened/moved-out/' },
    { label: 'The children were not brought back.', href: '/what-happened/children-not-returned/' },
    { label: 'Money has been moved.', href: '/what-happened/money-moved/' },
    { label: 'I am afraid at home.', href: '/what-happened/afraid-at-home/' },
  ],
} satisfies SectionHeading & { answers: Link[] };
