import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffApiPaths, staffPaths } from '../../../../contract/staff-paths.ts';
import { type TermKind, type TermList, type TermUse, termKinds } from '../../../../contract/terms.ts';
import { counted } from '../../kit/format.ts';
import { Pagination } from '../../kit/pagination.tsx';
import { QueryStates } from '../../kit/query-states.tsx';
import { RenameTerm } from './rename-term.tsx';

const PAGE_SIZE = 60;
const labels: Record<TermKind, string> = { category: 'Categories', tag: 'Tags', author: 'Authors' };

/** The terms of one kind, each with its posts and a button that renames it. */
export function Terms() {
  const [kind, setKind] = useState<TermKind>('category');
  const [page, setPage] = useState(1);
  const [renamed, setRenamed] = useState<TermUse | null>(null);
  const terms = useQuery<TermList>({ queryKey: [staffApiPaths.adminTerms], refetchOnMount: 'always' });
  const all = terms.data?.[kind] ?? [];
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <div className="pb-8" aria-busy={terms.isFetching}>
      <p className="mt-0.5 measure text-sm text-muted">
        Rename one, or merge two by giving one the name of the other. Old web addresses keep working.
      </p>
      <fieldset className="mt-4 flex flex-wrap gap-x-7 border-b border-line">
        <legend className="sr-only">Show</legend>
        {termKinds.map((one) => (
          <label
            key={one}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted hover:text-text has-checked:border-action has-checked:text-text has-focus-visible:outline-3 has-focus-visible:outline-ornament-text"
          >
            <input
              type="radio"
              name="term-kind"
              checked={kind === one}
              onChange={() => {
                setKind(one);
                setPage(1);
              }}
              className="sr-only"
            />
            {labels[one]}
            {terms.data && (
              <span className="ml-1.5 text-xs font-normal text-muted tabular-nums">
                {terms.data[one].length}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <QueryStates
        query={terms}
        failure="Categories, tags and authors could not be loaded."
        className="py-4 text-sm"
      />
      {terms.data && all.length === 0 && <p className="py-6 text-sm text-muted">None yet.</p>}
      <ul className="gap-x-10 sm:columns-2 lg:columns-3">
        {shown.map((term) => (
          <li
            key={term.key}
            className="flex break-inside-avoid items-center justify-between gap-3 border-b border-line text-sm"
          >
            <Link
              to={postsOf(kind, term)}
              dir="auto"
              className="min-w-0 grow py-2 wrap-anywhere hover:text-action"
            >
              {term.name || 'No name'}
            </Link>
            <span className="text-xs whitespace-nowrap text-muted tabular-nums">
              {counted(term.posts, 'post')}
            </span>
            <button
              type="button"
              aria-label={`Rename ${term.name}`}
              onClick={() => setRenamed(term)}
              className="link inline-flex min-h-11 items-center text-xs font-semibold lg:min-h-8"
            >
              Rename
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        label={`Pages of ${labels[kind].toLowerCase()}`}
        page={page}
        perPage={PAGE_SIZE}
        total={all.length}
        onPage={setPage}
      />
      {renamed && <RenameTerm kind={kind} term={renamed} others={all} onClose={() => setRenamed(null)} />}
    </div>
  );
}

/** The list of the blog that shows the posts of a term. */
function postsOf(kind: TermKind, { key, name }: TermUse): string {
  const query = new URLSearchParams(kind === 'category' ? { category: key } : { search: name });
  return `${staffPaths.adminBlog}?${query}`;
}
