import type { TextSection } from '../../../../content/schema/home.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './text-list.module.css';

interface TextListProps extends TextSection {
  /** The section's test id and the prefix of its heading's id. */
  name: string;
  /** The items are steps, one after another. */
  numbered?: boolean;
  /** Takes two columns. */
  isWide?: boolean;
}

/** A heading above short texts, folded on a phone or tablet; one of the columns of the spread on how the firm works. */
export function TextList({ name, heading, intro, items, numbered, isWide }: TextListProps) {
  if (items.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  return (
    <section
      aria-labelledby={`${name}-heading`}
      data-testid={name}
      className={`${styles.section} relative border-text border-t-2 pt-3 ${isWide ? styles.wide : ''}`}
    >
      <header className="md:pb-4">
        <h2 id={`${name}-heading`} className="text-2xl">
          {heading}
        </h2>
        <p className="mt-0.5 text-muted text-sm md:mt-1">{intro}</p>
      </header>
      <details className="lg:unfold print:unfold">
        <summary
          aria-labelledby={`${name}-heading`}
          className="absolute inset-x-0 top-0 flex h-18 items-start justify-end pt-5"
        >
          <Icon name="chevron" className="turn size-5 text-ornament-text" />
        </summary>
        <div className="max-lg:pt-3">
          <List className={styles.lines}>
            {items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3> <p>{text}</p>
              </li>
            ))}
          </List>
        </div>
      </details>
    </section>
  );
}
