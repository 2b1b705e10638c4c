import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DraftAnswer, OthersChanges } from '../../../../contract/post-versions.ts';
import type { StaffPost } from '../../../../contract/posts.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { SAME_SCREEN } from '../../../browser/use-route-change.ts';
import { ConflictView } from '../../kit/conflict-view.tsx';
import { elapsed } from '../../kit/elapsed.ts';
import { useFocusRefused } from '../../kit/focus.ts';
import { useDeletePost } from '../delete-posts.ts';
import { EditorActions } from './editor-actions.tsx';
import { differences } from './field-labels.ts';
import { ContentField } from './fields/content-field.tsx';
import { TextInput } from './fields/text-input.tsx';
import { type FormState, textProps } from './fields/text-props.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { OtherDraft } from './other-draft.tsx';
import { draftOf } from './post-draft.ts';
import { PublishingFields } from './publishing-fields.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SearchFields } from './search-fields.tsx';
import { usePostDraft } from './use-post-draft.ts';
import { useSavePost } from './use-save-post.ts';

const VersionsDialog = lazy(() => import('./versions/versions-dialog.tsx'));

interface PostEditorProps {
  loaded: StaffPost | null;
  unsaved: DraftAnswer;
  /** Called before the URL becomes that of the created post. */
  onCreated: (id: string) => void;
}

/** Edits a stored post, or writes a new one where it is null. */
export function PostEditor({ loaded, unsaved, onCreated }: PostEditorProps) {
  const navigate = useNavigate();
  const [showsVersions, setShowsVersions] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  /** Leaves without asking. */
  const leavesFreely = useRef(false);
  const showCreated = async ({ id }: StaffPost) => {
    onCreated(id);
    leavesFreely.current = true;
    await navigate(staffPaths.adminPost(id), {
      replace: true,
      preventScrollReset: true,
      state: SAME_SCREEN,
    });
    leavesFreely.current = false;
  };
  const state = usePostDraft(loaded, unsaved.own, showCreated);
  const { base, draft, change } = state;
  const saving = useSavePost(state);
  const deletion = useDeletePost({
    // A restored post gets its unsaved changes back.
    before: state.keep,
    onDeleted: () => {
      leavesFreely.current = true;
      void navigate(staffPaths.adminBlog, { replace: true });
    },
  });
  const { fieldErrors, conflict } = saving;
  const form: FormState = { draft, onChange: change, fieldErrors };
  useFocusRefused(formElement, saving.refusal);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    saving.save();
  };

  return (
    <>
      <form ref={formElement} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
        <LeaveDialog
          isDirty={state.isDirty}
          keptIn={state.keptIn}
          leavesFreely={leavesFreely}
          onDiscard={state.forget}
        />
        <EditorActions state={state} isSaving={saving.isSaving} deletion={deletion} />
        {state.restored && (
          <RestoredNotice
            keptAt={state.restored.at}
            isFromElsewhere={state.restored.isFromElsewhere}
            isOutdated={state.isOutdated}
            onDiscard={() => state.reset(state.base)}
          />
        )}
        {state.other && (
          <OtherDraft
            key={state.other.keptAt}
            draft={draft}
            other={state.other}
            onKeepMine={state.keepMine}
            onTakeOther={state.takeOther}
          />
        )}
        <OthersNotice others={unsaved.others} />
        {conflict && (
          <ConflictView
            noun="the post"
            saved={conflict.saved}
            fields={differences(state.changesOn(conflict.post), draftOf(conflict.post, new Date()))}
            onKeepMine={() => saving.overwrite(conflict.post)}
            onTakeStored={() => {
              saving.dropConflict();
              state.reset(conflict.post);
            }}
            onClose={saving.dropConflict}
          />
        )}
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 content-start gap-6">
            <p className="-mb-3 text-muted text-xs">Title and author are required.</p>
            <TextInput {...textProps(form, 'title')} required large />
            <ContentField
              key={state.round}
              html={draft.content}
              onChange={(content) => change({ content })}
              error={fieldErrors.content?.[0]}
            />
            <TextInput
              {...textProps(form, 'excerpt')}
              hint="Shown in lists and under the title. Leave it empty to use the first words of the article."
              rows={3}
            />
            <SearchFields form={form} />
          </div>
          <PublishingFields form={form} base={base} onShowVersions={() => setShowsVersions(true)} />
        </div>
      </form>
      {base && showsVersions && (
        <Suspense>
          <VersionsDialog
            id={base.id}
            isDirty={state.isDirty}
            onRestored={state.reset}
            onClose={() => setShowsVersions(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Names the people who have unsaved changes of the same post. */
function OthersNotice({ others }: { others: readonly OthersChanges[] }) {
  if (others.length === 0) return null;
  return (
    <div role="status" className="mt-4 border-l-4 border-muted bg-panel px-4 py-2.5 text-sm">
      {others.map(({ name, keptAt }) => (
        <p key={`${name} ${keptAt}`}>
          {name} has unsaved changes to this post, made {elapsed(keptAt, Date.now())} ago.
        </p>
      ))}
    </div>
  );
}
