import { FoldSummary } from '../kit/fold-summary.tsx';

/**
 * The placeholders of the content without the names of their files, closed at first because they can be many.
 * @param placeholders as `content/firm/identity.ts: 3 links have a sample address`
 */
export function LeftToFillIn({ placeholders }: { placeholders: readonly string[] }) {
  if (placeholders.length === 0) return 'Nothing: the content has no placeholders';
  return (
    <details>
      <FoldSummary>
        {placeholders.length} {placeholders.length === 1 ? 'place' : 'places'}
      </FoldSummary>
      <p className="mt-1">Please ask whoever looks after your website to change these.</p>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        {placeholders.map((placeholder) => (
          <li key={placeholder}>{placeholder.slice(placeholder.indexOf(': ') + 2)}</li>
        ))}
      </ul>
    </details>
  );
}
