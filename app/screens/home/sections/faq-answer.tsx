import type { FaqBlock } from '../../../../content/schema/faq.ts';
import styles from './faq.module.css';

function Block({ block }: { block: FaqBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'cards':
      return (
        <>
          <ol className={`${styles.cards} grid gap-x-10 gap-y-6 pt-2 sm:grid-cols-2`}>
            {block.cards.map(({ number, title, text }) => (
              <li key={number}>
                <h4 className="flex gap-3 font-display text-lg">
                  <span className="text-ornament-text">{number}</span>
                  {title}
                </h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p>{block.closing}</p>
        </>
      );
  }
}

/** An answer: paragraphs, lists and numbered cards in order. */
export function FaqAnswer({ blocks }: { blocks: readonly FaqBlock[] }) {
  return (
    <div className="measure space-y-4 pb-8">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an answer are never reordered
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
