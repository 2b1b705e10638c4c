import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RevisionComparison } from '../../../../../contract/post-versions.ts';
import type { StaffPost } from '../../../../../contract/posts.ts';
import { hasStatus } from '../../../kit/describe-error.ts';
import { counted, firmDateTime } from '../../../kit/format.ts';
import { QueryStates } from '../../../kit/query-states.tsx';
import { reportSuccess } from '../../../kit/report-success.ts';
import { staffRequest } from '../../../kit/staff-request.ts';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { refreshPosts } from '../../post-queries.ts';
import { fieldLabels } from '../field-labels.ts';
import { changedFields, draftOf, fieldText, type PostDraft } from '../post-draft.ts';
import {
  type ComparedArticles,
  type ComparedBlock,
  compareArticles,
  compareWords,
  type Part,
} from './compare-texts.ts';

interface ComparisonProps {
  /** Path of the version in the API. */
  path: string;
  /** The form has unsaved changes. */
  isDirty: boolean;
  onRestored: (post: StaffPost) => void;
}

/** Fields that a restored version does not bring back. */
const NOT_RESTORED: readonly (keyof PostDraft)[] = ['slug', 'status', 'publishedAt'];

const isConflict = (error: unknown) => hasStatus(error, 409);

/** The differences between a version and the present post, with a restore button. */
export function Comparison({ path, isDirty, onRestored }: ComparisonProps) {
  const client = useQueryClient();
  const query = useQuery<RevisionComparison>({ queryKey: [path], gcTime: 0 });
  const { data, error, refetch } = query;
  const restore = useMutation({
    mutationFn: (version: string) => staffRequest<StaffPost>('POST', `${path}/restore`, { version }),
    onSuccess: async (post) => {
      reportSuccess('Restored', 'The earlier version was saved as a new one.');
      onRestored(post);
      await refreshPosts(client);
    },
    onError: async (failure) => {
      if (isConflict(failure)) await refetch();
    },
    meta: {
      failureTitle: 'Not restored',
      failure: (failure) =>
        isConflict(failure)
          ? 'The post was saved meanwhile. Please look at the differences again.'
          : 'The version could not be restored. Please try again.',
    },
  });
  const fields = useMemo(() => data && comparedFields(data), [data]);
  if (error || !data || !fields) {
    return <QueryStates query={query} failure="The version could not be loaded." className="mt-4 text-sm" />;
  }
  const restored = fields.filter(({ name }) => !NOT_RESTORED.includes(name));
  const others = fields.filter(({ name }) => NOT_RESTORED.includes(name));
  return (
    <div className="mt-4 grid gap-5 text-sm">
      {restored.length === 0 ? (
        <p role="status">The text is the same as in the post now.</p>
      ) : (
        <>
          <p>
            Restoring this version <ins className={ADDED}>brings back</ins> and{' '}
            <del className={REMOVED}>takes out</del> what is marked. It is saved as a new version; the present
            one stays in the list.
          </p>
          {isDirty ? (
            <p className="border-l-4 border-ornament bg-tint px-4 py-2.5">
              Save or discard your unsaved changes before you restore this version.
            </p>
          ) : (
            <ToolButton
              variant="primary"
              busy={restore.isPending}
              onClick={() => restore.mutate(data.post.version)}
              className="justify-self-start"
            >
              {restore.isPending ? 'Restoring…' : 'Restore this version'}
            </ToolButton>
          )}
          <dl className="grid gap-4">
            {restored.map((field) => (
              <Field key={field.name} field={field} />
            ))}
          </dl>
        </>
      )}
      {others.length > 0 && (
        <section aria-labelledby="not-restored" className="grid gap-3 border-t border-line pt-4">
          <h4 id="not-restored" className="font-sans text-sm font-semibold">
            Also different, but not changed by restoring
          </h4>
          <ul className="grid gap-1">
            {others.map(({ name, before, after }) => (
              <li key={name} className="wrap-anywhere">
                {fieldLabels[name]}: {after}, now {before}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ComparedField {
  name: keyof PostDraft;
  /** In the post now, and in the version. */
  before: string;
  after: string;
}

function comparedFields({ fields, post }: RevisionComparison): ComparedField[] {
  const current = draftOf(post, new Date());
  const version = draftOf({ ...post, ...fields }, new Date());
  const compared = changedFields(current, version).map((name) =>
    name === 'publishedAt'
      ? { name, before: firmDateTime(post.publishedAt), after: firmDateTime(fields.publishedAt) }
      : { name, before: fieldText(current[name]), after: fieldText(version[name]) },
  );
  // The form shows no date of a draft.
  return compared.filter(({ before, after }) => before !== after);
}

function compare({ name, before, after }: ComparedField): ComparedArticles {
  if (name === 'content') return compareArticles(before, after);
  const isPicture = name === 'featuredImage' || name === 'ogImage';
  const parts: Part[] = isPicture
    ? [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
    : compareWords(before, after);
  return { blocks: [{ parts }], asHtml: false };
}

function Field({ field }: { field: ComparedField }) {
  const { blocks, asHtml } = useMemo(() => compare(field), [field]);
  return (
    <div>
      <dt className="text-xs font-semibold">
        {fieldLabels[field.name]}
        {asHtml && <span className="font-normal text-muted"> (only the formatting differs: HTML)</span>}
      </dt>
      <dd
        dir="auto"
        className={`mt-1 grid gap-2 border border-line bg-panel p-3 whitespace-pre-wrap wrap-anywhere ${asHtml ? 'font-mono text-xs' : ''}`}
      >
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places
          <Block key={index} block={block} />
        ))}
      </dd>
    </div>
  );
}

const ADDED = 'bg-success/15 text-success';
const REMOVED = 'bg-alert-tint text-alert-deep';

function Block({ block }: { block: ComparedBlock }) {
  if ('unchanged' in block) {
    return <p className="text-xs text-muted">… {counted(block.unchanged, 'unchanged paragraph')} …</p>;
  }
  return (
    <p>
      {block.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Words key={index} part={part} />
      ))}
    </p>
  );
}

function Words({ part: { kind, text } }: { part: Part }) {
  if (kind === 'added') return <ins className={ADDED}>{text}</ins>;
  if (kind === 'removed') return <del className={REMOVED}>{text}</del>;
  return text;
}
