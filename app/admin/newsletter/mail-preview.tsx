import { firm } from '#firm/identity.ts';
import { issueMail } from '../../../content/interface/newsletter.ts';
import type { MailingPreview } from '../../../contract/mailings.ts';
import { FoldSummary } from '../kit/fold-summary.tsx';

/** Previews the mail; mail programs may use other fonts. */
export function MailPreview({
  preview: { title, subject, excerpt, picture, text },
}: {
  preview: MailingPreview;
}) {
  return (
    <section aria-labelledby="mail-preview">
      <h3 id="mail-preview" className="text-lg">
        1. Read the email
      </h3>
      <p className="mt-2 text-sm wrap-anywhere">
        <span className="text-muted">Subject: </span>
        <strong className="font-semibold">{subject}</strong>
      </p>
      <div className="mt-3 border border-line bg-panel p-5 sm:p-8">
        <div className="mx-auto max-w-[36em]">
          <p className="border-b-2 border-ornament pb-3 text-sm font-semibold">{firm.name}</p>
          {picture?.path && <img src={picture.path} alt={picture.alt} className="mt-4 h-auto w-full" />}
          {picture && !picture.path && (
            <p className="mt-4 bg-tint px-4 py-2.5 text-xs wrap-anywhere text-muted">
              The picture is on another site, where mail programs load it: {picture.url}
            </p>
          )}
          <p className="mt-5 font-display text-2xl leading-tight wrap-anywhere">{title}</p>
          {excerpt && <p className="mt-3 text-base wrap-anywhere">{excerpt}</p>}
          <p className="mt-5">
            <span className="inline-block bg-button px-6 py-3 text-sm text-on-button">{issueMail.read}</span>
          </p>
          <div className="mt-8 border-t border-line pt-4 text-xs text-muted">
            <p>
              {issueMail.why} <span className="underline">{issueMail.leave.label}</span>
            </p>
            <div className="mt-2">
              {issueMail.sender.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <p className="mt-2">{firm.advertisingNotices.join('. ')}.</p>
          </div>
        </div>
      </div>
      <details className="mt-3 text-xs">
        <FoldSummary>As plain text</FoldSummary>
        <p className="mt-1 border border-line bg-panel p-4 whitespace-pre-wrap wrap-anywhere">{text}</p>
      </details>
    </section>
  );
}
