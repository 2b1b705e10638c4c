import { type ReactNode, useState } from 'react';
import type { ResentDeliveries } from '../../../contract/inquiries.ts';
import { describeError } from './describe-error.ts';
import { ToolButton } from './tool-button.tsx';
import { useStaffMutation } from './use-staff-mutation.ts';

interface ResendNoticeProps {
  /** The URL of the call that sends them again. */
  url: string;
  /** Messages that can be sent again. */
  count: number;
  text: ReactNode;
  label: string;
  className: string;
  /** Says how many are being sent again. */
  done: (resent: number) => string;
  /** Reloads what the call changes. */
  onDone: () => void;
}

/** Says that messages were not delivered, and sends them again. */
export function ResendNotice({ url, count, text, label, className, done, onDone }: ResendNoticeProps) {
  const [result, setResult] = useState('');
  const resend = useStaffMutation<ResentDeliveries>({
    onSuccess({ resent }) {
      setResult(done(resent));
      onDone();
    },
  });
  const start = () => {
    setResult('');
    resend.mutate(
      { method: 'POST', url },
      { onError: (error) => setResult(`Nothing was sent again. ${describeError(error)}`) },
    );
  };
  if (count === 0 && result === '') return null;
  return (
    <div
      className={`no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 px-4 py-2.5 text-sm ${className}`}
    >
      <p role="status" className="grow">
        {result || text}
      </p>
      {count > 0 && (
        <ToolButton variant="primary" busy={resend.isPending} onClick={start}>
          {resend.isPending ? 'Sending…' : label}
        </ToolButton>
      )}
    </div>
  );
}
