import { Icon } from '../../../ui/icon.tsx';

interface AccordionProps {
  /** Unique on the page: the browser keeps at most one item of this name open. */
  name: string;
  items: readonly { title: string; content: string }[];
}

/** An accordion with a single open item, collapsible. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="mt-5 border-t border-line *:border-b *:border-line [&_h3]:text-xl [&_summary:hover_h3]:text-oxblood [&_summary]:flex [&_summary]:min-h-16 [&_summary]:items-center [&_summary]:justify-between [&_summary]:gap-6 [&_summary]:py-4">
      {items.map(({ title, content }) => (
        <details key={title} name={name}>
          <summary>
            <h3>{title}</h3>
            <Icon name="chevron" className="turn size-5 shrink-0 text-brass-deep" />
          </summary>
          <p className="mt-0! pb-8">{content}</p>
        </details>
      ))}
    </div>
  );
}
