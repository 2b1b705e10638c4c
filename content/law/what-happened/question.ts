import { paths } from '../../../contract/paths.ts';
import type { Link, SectionHeading } from '../../schema/firm.ts';

/** An answer to "What happened?" in a visitor's words, which leads to a page. */
export interface HappenedAnswer extends Link {
  /** The last part of its page's address. */
  slug: string;
}

const answer = (slug: string, label: string): HappenedAnswer => ({
  slug,
  label,
  href: paths.whatHappened(slug),
});

export const answers = {
  served: answer('served-with-papers', 'I was served with papers.'),
  movedOut: answer('moved-out', 'One of us has moved out.'),
  children: answer('children-not-returned', 'The children were not brought back.'),
  money: answer('money-moved', 'Money has been moved.'),
  afraid: answer('afraid-at-home', 'I am afraid at home.'),
};

/** The question with its answers, near the top of the home page; `href` is its own page. */
export const question = {
  heading: 'What happened?',
  href: paths.whatHappenedQuestion,
  intro: 'Each page says what to do tonight.',
  answers: Object.values(answers),
} satisfies SectionHeading & { href: string; answers: HappenedAnswer[] };
