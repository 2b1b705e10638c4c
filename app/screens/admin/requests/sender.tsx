import type { RequestDetail } from '../../../../contract/requests.ts';
import { mailHref, phoneHref } from '../recent-contacts/contact-links.ts';

/** Phone and e-mail of the sender, in one line. */
export function Sender({ request: { email, phone, preferredContact } }: { request: RequestDetail }) {
  const call = phoneHref(phone);
  const target = 'link inline-block max-w-full py-3 wrap-anywhere lg:py-1';
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-6 text-sm">
      {call ? (
        <a href={call} className={target}>
          {phone}
        </a>
      ) : (
        <span dir="auto" className="py-3 wrap-anywhere lg:py-1">
          {phone}
        </span>
      )}
      <a href={mailHref(email)} className={target}>
        {email}
      </a>
      {preferredContact === 'email' && <span className="text-slate">Prefers email</span>}
    </p>
  );
}
