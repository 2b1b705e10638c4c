import { type MouseEvent, useEffect, useRef } from 'react';
import type { StaffPost } from '../../../../../contract/posts.ts';
import { focusAround } from '../../focus-around.ts';
import { toolButton } from '../../tool-button.ts';
import { fieldLabels } from './field-labels.ts';
import { changedFields, draftOf, type PostDraft } from './post-draft.ts';

interface ConflictViewProps {
  /** The changes made here, on the post as someone else has saved it. */
  draft: PostDraft;
  /** As someone else has saved it. */
  stored: StaffPost;
  onKeepMine: (stored: StaffPost) => void;
  onTakeStored: (stored: StaffPost) => void;
  onClose: () => void;
}

/** Both texts side by side, where two people have edited one post. */
export function ConflictView({ draft, stored, onKeepMine, onTakeStored, onClose }: ConflictViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const theirs = draftOf(stored, new Date());
  const names = changedFields(draft, theirs);
  /** The buttons disappear with their section. */
  const leaving = (act: () => void) => (event: MouseEvent) => {
    focusAround(event.currentTarget);
    act();
  };
  return (
    <section
      aria-labelledby="conflict"
      className="mt-4 border-l-4 border-oxblood bg-rose px-4 py-4 text-sm lg:px-6"
    >
      <h2 ref={heading} id="conflict" tabIndex={-1} className="text-xl outline-none">
        Someone else has saved this post since you opened it
      </h2>
      <p className="mt-1">
        Nothing of yours was saved yet, and nothing of theirs is overwritten.{' '}
        {names.length > 0
          ? 'Compare what you changed and choose; all other fields stay as they were saved.'
          : 'Your text does not differ from it.'}
      </p>
      <dl className="mt-4 grid gap-4">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-xs font-semibold">{fieldLabels[name]}</dt>
            <dd className="mt-1 grid gap-3 md:grid-cols-2">
              <Side of={fieldLabels[name]} title="Yours" text={textOf(draft[name])} />
              <Side of={fieldLabels[name]} title="Saved by someone else" text={textOf(theirs[name])} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" onClick={leaving(() => onKeepMine(stored))} className={toolButton('primary')}>
          Save mine over it
        </button>
        <button type="button" onClick={leaving(() => onTakeStored(stored))} className={toolButton('outline')}>
          Take the saved one, drop mine
        </button>
        <button type="button" onClick={leaving(onClose)} className={toolButton('quiet')}>
          Decide later
        </button>
      </div>
    </section>
  );
}

function textOf(value: PostDraft[keyof PostDraft]): string {
  return typeof value === 'string' ? value : value.join(', ');
}

function Side({ of, title, text }: { of: string; title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-slate">{title}</p>
      <section
        aria-label={`${of}: ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        dir="auto"
        className="mt-1 max-h-64 overflow-auto border border-line bg-white p-3 whitespace-pre-wrap wrap-anywhere"
      >
        {text || <span className="text-slate">(empty)</span>}
      </section>
    </div>
  );
}
