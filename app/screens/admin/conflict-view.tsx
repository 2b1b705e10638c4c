import { type MouseEvent, useEffect, useRef } from 'react';
import type { LastSave } from '../../../contract/audit.ts';
import { focusAround } from './focus-around.ts';
import { newYorkDateTime } from './format.ts';
import { toolButton } from './tool-button.ts';
import { useOwnAccount } from './use-own-account.ts';

interface ConflictViewProps {
  /** Completes "after you opened …". */
  noun: string;
  saved: LastSave | null;
  /** The conflicting fields: the text typed here and the stored one. */
  fields: readonly { label: string; mine: string; theirs: string }[];
  onKeepMine: () => void;
  onTakeStored: () => void;
  onClose: () => void;
}

/** Both texts side by side, where something was saved since it was opened here. */
export function ConflictView(props: ConflictViewProps) {
  const { noun, saved, fields, onKeepMine, onTakeStored, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const own = useOwnAccount().data?.username;
  const who = savedBy(saved, own);
  /** The buttons disappear with their section. */
  const leaving = (mutation: () => void) => (event: MouseEvent) => {
    focusAround(event.currentTarget);
    mutation();
  };
  return (
    <section
      aria-labelledby="conflict"
      className="mt-4 border-l-4 border-alert bg-alert-tint px-4 py-4 text-sm lg:px-6"
    >
      <h2 ref={heading} id="conflict" tabIndex={-1} className="text-xl outline-none">
        Saved by {who}
        {saved && <> on {newYorkDateTime(saved.at)}</>}, after you opened {noun} here
      </h2>
      <p className="mt-1">
        Nothing of this version was saved yet, and nothing of the other one is overwritten.{' '}
        {fields.length > 0
          ? 'Compare what you changed and choose; all other fields stay as they were saved.'
          : 'Your text does not differ from it.'}
      </p>
      <dl className="mt-4 grid gap-4">
        {fields.map(({ label, mine, theirs }) => (
          <div key={label}>
            <dt className="text-xs font-semibold">{label}</dt>
            <dd className="mt-1 grid gap-3 md:grid-cols-2">
              <Side of={label} title="My version" text={mine} />
              <Side of={label} title="Saved version" text={theirs} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" onClick={leaving(onKeepMine)} className={toolButton('primary')}>
          Keep my version
        </button>
        <button type="button" onClick={leaving(onTakeStored)} className={toolButton('outline')}>
          Keep the saved version
        </button>
        <button type="button" onClick={leaving(onClose)} className={toolButton('quiet')}>
          Not now
        </button>
      </div>
    </section>
  );
}

/** @param own user name of whoever is logged in */
function savedBy(saved: LastSave | null, own: string | undefined): string {
  if (!saved?.staff) return 'someone else';
  return saved.staff === own ? 'you, in another tab,' : saved.staff;
}

function Side({ of, title, text }: { of: string; title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{title}</p>
      <section
        aria-label={`${of}: ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        dir="auto"
        className="mt-1 max-h-64 overflow-auto border border-line bg-panel p-3 whitespace-pre-wrap wrap-anywhere"
      >
        {text || <span className="text-muted">(empty)</span>}
      </section>
    </div>
  );
}
