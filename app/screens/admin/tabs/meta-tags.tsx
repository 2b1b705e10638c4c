import { useEffect, useRef, useState } from 'react';
import type { MetaTagRecord } from '../../../../contract/page-tags.ts';
import { type Draft, isChanged, keepDraft, readDraft } from '../meta-tags/draft.ts';
import { MetaTagsForm } from '../meta-tags/meta-tags-form.tsx';
import { PagePicker } from '../meta-tags/page-picker.tsx';
import { fieldErrorsOf, useMetaTags, useSaveMetaTags } from '../meta-tags/use-meta-tags.ts';
import { RetryNotice } from '../retry-notice.tsx';

const NO_ERRORS = {};

/** Edits the meta tags of one page after another. */
export function MetaTags() {
  const { data, isPending, isError, error, refetch } = useMetaTags();
  const [draft, setDraft] = useState<Draft | null>(readDraft);
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => keepDraft(draft), [draft]);
  const save = useSaveMetaTags((saved) => {
    // Text typed while the record was being saved stays in the form.
    setDraft((now) => (now && now.edited !== saved ? { original: saved, edited: now.edited } : null));
    setDiscarded(null);
    select.current?.focus();
  });
  const open = (next: Draft | null) => {
    setDiscarded(draft && isChanged(draft) ? draft : null);
    setDraft(next);
    save.reset();
  };
  const choose = (record: MetaTagRecord) => {
    if (record.id !== draft?.original.id) open({ original: record, edited: record });
  };
  const cancel = () => {
    open(null);
    select.current?.focus();
  };
  const undo = () => {
    open(discarded);
    select.current?.focus();
  };
  const edit = (edited: MetaTagRecord) => {
    if (draft) setDraft({ ...draft, edited });
  };
  return (
    <div tabIndex={-1} className="outline-none">
      {isPending && (
        <p role="status" className="py-6 text-sm text-slate">
          Loading pages…
        </p>
      )}
      {isError && !data && (
        <RetryNotice text="The pages could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {data && <PagePicker list={data} chosen={draft?.original ?? null} onChoose={choose} select={select} />}
      <div role="status">{discarded && <Discarded draft={discarded} onUndo={undo} />}</div>
      {data && !draft && (
        <p className="mt-5 border-y border-line py-10 text-center text-sm text-slate">
          Choose a page to see and change how search engines and social networks show it.
        </p>
      )}
      {data && draft && (
        <div className="mt-6">
          <MetaTagsForm
            key={draft.original.id}
            draft={draft}
            siteUrl={window.location.origin}
            saving={save.isPending}
            errors={save.error ? fieldErrorsOf(save.error) : NO_ERRORS}
            sent={save.variables}
            onEdit={edit}
            onSave={() => save.mutate(draft.edited)}
            onCancel={cancel}
          />
        </div>
      )}
    </div>
  );
}

/** Offers to restore changes discarded by Cancel or by the choice of another page. */
function Discarded({ draft, onUndo }: { draft: Draft; onUndo: () => void }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 border-l-4 border-brass bg-sand px-4 py-1.5 text-sm">
      The changes to “{draft.original.pageTitle}” were discarded.
      <button type="button" onClick={onUndo} className="link min-h-11 font-semibold text-oxblood">
        Undo
      </button>
    </p>
  );
}
