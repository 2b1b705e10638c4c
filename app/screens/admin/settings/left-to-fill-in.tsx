import { FoldSummary } from '../fold-summary.tsx';

/**
 * The placeholders of the content by file, closed at first because they can be many.
 * @param placeholders as `content/firm.ts: 3 links have a sample address`
 */
export function LeftToFillIn({ placeholders }: { placeholders: readonly string[] }) {
  if (placeholders.length === 0) return 'Nothing: the content has no placeholders';
  const byFile = Map.groupBy(placeholders, (placeholder) => placeholder.split(': ', 1).join());
  return (
    <details>
      <FoldSummary>
        {placeholders.length} {placeholders.length === 1 ? 'place' : 'places'} in {byFile.size}{' '}
        {byFile.size === 1 ? 'file' : 'files'}
      </FoldSummary>
      <p className="mt-1">These are changed in the site’s files; ask whoever maintains the site.</p>
      <ul className="mt-3 grid gap-3">
        {[...byFile].map(([file, found]) => (
          <li key={file}>
            <code>{file}</code>
            <ul className="mt-1 grid list-disc gap-1 ps-5">
              {found.map((placeholder) => (
                <li key={placeholder}>{placeholder.slice(file.length + 2)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
