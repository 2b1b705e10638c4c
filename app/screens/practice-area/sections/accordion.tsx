import { Icon } from '../../../ui/icon.tsx';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Unique on the page: the browser keeps at most one item of this name open. */
  name: string;
  items: readonly { title: string; content: string }[];
}

/** An accordion with a single open item, collapsible. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} name={name}>
          <summary className="flex items-center justify-between">
            <h3>{title}</h3>
            <Icon name="chevron" className="turn size-5 text-ornament-text" />
          </summary>
          <p className="pb-8">{content}</p>
        </details>
      ))}
    </div>
  );
}
