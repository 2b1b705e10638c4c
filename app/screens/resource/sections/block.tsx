import type { ResourceBlock } from '../../../../content/resources/types.ts';
import { safetyNotice } from '../../../ui/safety-notice.ts';
import { Table } from './table.tsx';

/** A block of a section. */
export function Block({ block }: { block: ResourceBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{item}</li>);
      return (
        <>
          {block.intro && <p>{block.intro}</p>}
          {block.ordered ? (
            <ol className="list-decimal space-y-3 marker:font-display marker:text-brass-deep marker:text-xl">
              {items}
            </ol>
          ) : (
            <ul className="list-disc space-y-2 marker:text-brass">{items}</ul>
          )}
        </>
      );
    }
    case 'table':
      return <Table table={block} />;
    case 'note':
      return (
        <div className={`my-8 ${block.safety ? safetyNotice : 'border-brass border-l-2 pl-6'}`}>
          <h3 className="text-xl">{block.title}</h3>
          <p className="mt-1.5">{block.text}</p>
        </div>
      );
  }
}
