import type { InquiryDetail } from '../../../contract/inquiries.ts';
import { mailHref, phoneHref } from '../kit/contact-links.ts';
import { toolButton } from '../kit/tool-button.tsx';

const plainInPrint = 'print:border-0 print:bg-transparent print:p-0 print:text-text';

/** Links to call the sender or write to them. */
export function Sender({ request: { email, phone, preferredContact } }: { request: InquiryDetail }) {
  const call = phoneHref(phone);
  const prefersEmail = preferredContact === 'email';
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      {call ? (
        <a
          href={call}
          className={toolButton(prefersEmail ? 'outline' : 'primary', `max-w-full truncate ${plainInPrint}`)}
        >
          Call {phone}
        </a>
      ) : (
        <span dir="auto" className="py-3 wrap-anywhere lg:py-1">
          {phone}
        </span>
      )}
      {email && (
        <a
          href={mailHref(email)}
          className={toolButton(
            prefersEmail || !call ? 'primary' : 'outline',
            `min-w-0 max-w-full ${plainInPrint}`,
          )}
        >
          <span className="truncate">Write to {email}</span>
        </a>
      )}
      {preferredContact && <span className="text-muted">Prefers {preferredContact}</span>}
    </div>
  );
}
