import { question } from '#law/what-happened/question.ts';
import styles from '../../../sections/choices.module.css';
import { Link } from '../../../sections/link.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The question whose answers, in a visitor's words, each lead to one page. */
export function Question() {
  return (
    <section
      id="what-happened"
      aria-labelledby="what-happened-title"
      className="page band grid gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id="what-happened-title" className="text-3xl">
          {question.heading}
        </h2>
        <p className="mt-2">
          <Link to={question.href} className="link">
            {question.intro}
          </Link>
        </p>
      </div>
      <ul className={`${styles.choices} ${styles.large}`}>
        {question.answers.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>
              {label}
              <Icon name="arrow" className="size-5 text-ornament-text" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
