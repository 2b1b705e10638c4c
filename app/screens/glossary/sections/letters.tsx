import { glossary } from '#law/glossary/glossary.ts';
import styles from '../glossary.module.css';

/** Sticky links to the letters. */
export function Letters({ letters }: { letters: readonly string[] }) {
  return (
    <nav
      aria-label={glossary.lettersLabel}
      className="no-print sticky top-16 z-10 border-line border-b bg-ground xl:top-20"
    >
      <ul
        className={`${styles.letters} page relative max-md:pr-16 overflow-x-auto whitespace-nowrap py-1 font-display text-lg`}
      >
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#letter-${letter.toLowerCase()}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
