import { useSavesMailAsFiles } from './settings/use-installation.ts';

/** Says that no email leaves the site, until a mail server is set up. */
export function MailNotice() {
  if (!useSavesMailAsFiles()) return null;
  return (
    <p role="status" className="no-print mt-4 border-l-4 border-alert bg-alert-tint px-4 py-2.5 text-sm">
      <strong className="font-semibold text-alert-deep">No mail server is set up.</strong> Emails are saved as
      files and reach nobody. Please tell whoever looks after your website.
    </p>
  );
}
