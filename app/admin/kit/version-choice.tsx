import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { focusAround } from './focus.ts';
import { ToolButton } from './tool-button.tsx';

export interface VersionChoiceProps {
  heading: ReactNode;
  text: string;
  /** Completes "Keep the … version". */
  theirs: 'saved' | 'other';
  /** The fields that differ: the text typed here and the other one. */
  fields: readonly { label: string; mine: string; theirs: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows two versions side by side, one of which is to be kept. */
export function VersionChoice(props: VersionChoiceProps) {
  const { heading, text, theirs, fields, onKeepMine, onTakeTheirs, onClose } = props;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  /** The buttons disappear with their section. */
  const leaving = (mutation: () => void) => (event: MouseEvent) => {
    focusAround(event.currentTarget);
    mutation();
  };
  const theirTitle = theirs === 'saved' ? 'Saved version' : 'Other version';
  return (
    <section
      aria-labelledby={id}
      className="mt-4 border-l-4 border-alert bg-alert-tint px-4 py-4 text-sm lg:px-6"
    >
      <h2 ref={title} id={id} tabIndex={-1} className="text-xl outline-none">
        {heading}
      </h2>
      <p className="mt-1">{text}</p>
      <dl className="mt-4 grid gap-4">
        {fields.map((field) => (
          <div key={field.label}>
            <dt className="text-xs font-semibold">{field.label}</dt>
            <dd className="mt-1 grid gap-3 md:grid-cols-2">
              <Side of={field.label} title="My version" text={field.mine} />
              <Side of={field.label} title={theirTitle} text={field.theirs} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <ToolButton variant="primary" onClick={leaving(onKeepMine)}>
          Keep my version
        </ToolButton>
        <ToolButton variant="outline" onClick={leaving(onTakeTheirs)}>
          Keep the {theirs} version
        </ToolButton>
        <ToolButton variant="quiet" onClick={leaving(onClose)}>
          Not now
        </ToolButton>
      </div>
    </section>
  );
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
