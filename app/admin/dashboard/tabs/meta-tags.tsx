import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MetaTagRecord } from '../../../../contract/page-tags.ts';
import { ConflictView } from '../../kit/conflict-view.tsx';
import { fieldErrorsOf } from '../../kit/describe-error.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { QueryStates } from '../../kit/query-states.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import {
  changedFields,
  type Draft,
  fieldLabels,
  isChanged,
  keepDraft,
  readDraft,
  rebased,
} from '../../meta-tags/draft.ts';
import { MetaTagsForm } from '../../meta-tags/meta-tags-form.tsx';
import { PagePicker } from '../../meta-tags/page-picker.tsx';
import { conflictOf, useMetaTags, useSaveMetaTags } from '../../meta-tags/use-meta-tags.ts';

const NO_ERRORS = {};

/** Edits the meta tags of one page after another. */
export function MetaTags() {
  const query = useMetaTags();
  const { data } = query;
  const [draft, setDraft] = useState<Draft | null>(readDraft);
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  /** The record chosen while another one has unsaved changes. */
  const [next, setNext] = useState<MetaTagRecord | null>(null);
  const [saved, setSaved] = useState<MetaTagRecord | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => keepDraft(draft), [draft]);
  const save = useSaveMetaTags((sent, stored) => {
    // Text typed while the record was being saved stays in the form.
    setDraft((now) => (now && now.edited !== sent ? { original: stored, edited: now.edited } : null));
    setDiscarded(null);
    setSaved(stored);
    select.current?.focus();
  });
  const conflict = conflictOf(save.error);
  const open = (opened: Draft | null) => {
    setNext(null);
    setSaved(null);
    setDiscarded(draft && isChanged(draft) ? draft : null);
    setDraft(opened);
    save.reset();
  };
  const openRecord = (record: MetaTagRecord) => open({ original: record, edited: record });
  const choose = (record: MetaTagRecord) => {
    if (record.id === draft?.original.id) return;
    if (draft && isChanged(draft)) setNext(record);
    else openRecord(record);
  };
  const openAndFocusSelect = (opened: Draft | null) => {
    open(opened);
    select.current?.focus();
  };
  const edit = (edited: MetaTagRecord) => {
    if (draft) setDraft({ ...draft, edited });
  };
  return (
    <div tabIndex={-1} className="outline-none">
      <QueryStates
        query={query}
        loading="Loading pages…"
        failure="The pages could not be loaded."
        onlyFirstLoad
      />
      {data && <PagePicker list={data} chosen={draft?.original ?? null} onChoose={choose} select={select} />}
      <div role="status">
        {discarded && (
          <Notice borderColor="border-ornament" label="Undo" onClick={() => openAndFocusSelect(discarded)}>
            The changes to “{discarded.original.pageTitle}” were discarded.
          </Notice>
        )}
        {/* A save clears the form (specification section 4). */}
        {saved && !draft && (
          <Notice borderColor="border-success" label="Edit again" onClick={() => openRecord(saved)}>
            Saved: “{saved.pageTitle}” ({saved.pagePath})
          </Notice>
        )}
      </div>
      {data && !draft && (
        <p className="mt-5 border-y border-line py-10 text-center text-sm text-muted">
          Choose a page to see and change how search engines and social networks show it.
        </p>
      )}
      {data && draft && (
        <div className="mt-6">
          {next && (
            <Dialog
              title={`Discard the changes to “${draft.original.pageTitle}”?`}
              onClose={() => setNext(null)}
            >
              <p className="mt-3 text-sm">
                They are not saved. “{next.pageTitle}” opens when you discard them.
              </p>
              <div className="mt-6 flex flex-wrap gap-3">
                <ToolButton variant="primary" onClick={() => setNext(null)}>
                  Keep editing
                </ToolButton>
                <ToolButton variant="outline" onClick={() => openRecord(next)}>
                  Discard them
                </ToolButton>
              </div>
            </Dialog>
          )}
          {conflict && (
            <ConflictView
              noun="the meta tags of this page"
              saved={conflict.saved}
              fields={changedFields(rebased(draft, conflict.record)).map((name) => ({
                label: fieldLabels[name],
                mine: draft.edited[name],
                theirs: conflict.record[name],
              }))}
              onKeepMine={() => {
                const merged = rebased(draft, conflict.record);
                setDraft(merged);
                save.mutate(merged);
              }}
              onTakeStored={() => openRecord(conflict.record)}
              onClose={save.reset}
            />
          )}
          <MetaTagsForm
            key={draft.original.id}
            draft={draft}
            siteUrl={window.location.origin}
            saving={save.isPending}
            errors={fieldErrorsOf(save.error) ?? NO_ERRORS}
            sent={save.variables?.edited}
            onEdit={edit}
            onSave={() => save.mutate(draft)}
            onCancel={() => openAndFocusSelect(null)}
          />
        </div>
      )}
    </div>
  );
}

interface NoticeProps {
  /** The utility class of the border's color. */
  borderColor: string;
  /** Label of the button. */
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** Says that a draft was saved or discarded, with a button that opens it again. */
function Notice({ borderColor, label, onClick, children }: NoticeProps) {
  return (
    <p
      className={`mt-4 flex flex-wrap items-center gap-x-4 border-l-4 ${borderColor} bg-tint px-4 py-1.5 text-sm`}
    >
      {children}
      <button type="button" onClick={onClick} className="link min-h-11 font-semibold text-action">
        {label}
      </button>
    </p>
  );
}
