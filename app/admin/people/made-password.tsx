import { useEffect, useRef, useState } from 'react';
import type { NewPassword } from '../../../contract/people.ts';
import { ToolButton } from '../kit/tool-button.tsx';

interface MadePasswordProps extends NewPassword {
  onDone: () => void;
}

/** The last step of a password dialog: shows a generated password once. */
export function MadePassword({ username, madePassword, onDone }: MadePasswordProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => buttons.current?.querySelector('button')?.focus(), []);
  const copies = madePassword !== null && 'clipboard' in navigator;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      {madePassword === null ? (
        <p className="mt-3 text-sm">
          {username} can log in with the password you have typed, and must change it then.
        </p>
      ) : (
        <>
          <p className="mt-3 text-sm">
            Pass this password on to {username}. It is shown only now, and {username} must change it at the
            next login.
          </p>
          <p className="mt-4 border border-line bg-panel px-4 py-3 text-center">
            <code className="text-lg wrap-anywhere select-all">{madePassword}</code>
          </p>
        </>
      )}
      <p role="status" className="mt-3 text-sm empty:hidden">
        {copied === true && 'Copied.'}
        {copied === false && 'It could not be copied. Please select it.'}
      </p>
      <div ref={buttons} className="mt-6 flex flex-wrap gap-3">
        {copies && (
          <ToolButton variant="primary" onClick={() => void copy(madePassword)}>
            Copy password
          </ToolButton>
        )}
        <ToolButton variant={copies ? 'outline' : 'primary'} onClick={onDone}>
          Done
        </ToolButton>
      </div>
    </>
  );
}
