import type { ReactNode } from 'react';
import type { Installation } from '../../../contract/admin.ts';
import { FoldSummary } from '../kit/fold-summary.tsx';
import { counted, firmDateTime } from '../kit/format.ts';

const OLD_BACKUP_MS = 7 * 24 * 60 * 60 * 1000;

/** The state of the installation: mail, webhook, database, versions, backups and placeholders. */
export function InstallationState({ installation }: { installation: Installation }) {
  const { mail, webhook, database, versions, placeholders, lastBackup, kept } = installation;
  return (
    <dl className="mt-3 border-t border-line text-sm">
      <Row label="Mail">
        {mail.transport === 'smtp' ? (
          <>Mail server: {mail.server}</>
        ) : (
          <strong className="font-semibold text-ornament-text">
            No mail server is set up: no email leaves this site. Each request shows the message that would
            have been sent.
          </strong>
        )}
        <Note>
          To {mail.to}, from {mail.from}
        </Note>
      </Row>
      <Row label="Your other system">{webhook ? `Each request is passed on to ${webhook}` : 'None'}</Row>
      <Row label="Database">
        {database.kind} {database.version}
      </Row>
      <Row label="Versions">
        Site {versions.site}, Node.js {versions.node}
      </Row>
      <Row label="Last backup">
        <LastBackup backup={lastBackup} />
        <Note>
          {kept.backupDays > 0
            ? `Backups are deleted after ${kept.backupDays} days`
            : 'Older backups are not deleted'}
        </Note>
      </Row>
      <Row label="Requests are kept">
        {kept.requestMonths > 0
          ? `${kept.requestMonths} months, then deleted with their notes and mails; those marked Retained stay`
          : 'Until the staff delete them'}
        {kept.requestMonths === 0 && (
          <Note>
            A limit can be set; 24 months is a usual one. Ask your counsel, then whoever looks after your
            website.
          </Note>
        )}
      </Row>
      <Row label="Left to fill in">
        <LeftToFillIn placeholders={placeholders} />
      </Row>
    </dl>
  );
}

function LastBackup({ backup }: { backup: Installation['lastBackup'] }) {
  if (!backup) {
    return (
      <>
        <strong className="font-semibold text-alert">No backup yet</strong>
        <Note>Please tell whoever looks after your website.</Note>
      </>
    );
  }
  const isOld = Date.now() - Date.parse(backup.finishedAt) > OLD_BACKUP_MS;
  return (
    <>
      {firmDateTime(backup.finishedAt)}
      {isOld && <strong className="ml-2 font-semibold text-alert">over a week ago</strong>}
      <Note>
        {backup.folder ? `Kept in ${backup.folder}` : 'Made by other means than the site’s own backup'}
      </Note>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd className="tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-xs text-muted">{children}</span>;
}

/**
 * The placeholders of the content without the names of their files, closed at first because they can be many.
 * @param placeholders as `content/firm/identity.ts: 3 links have a sample address`
 */
function LeftToFillIn({ placeholders }: { placeholders: readonly string[] }) {
  if (placeholders.length === 0) return 'Nothing: the content has no placeholders';
  return (
    <details>
      <FoldSummary>{counted(placeholders.length, 'place')}</FoldSummary>
      <p className="mt-1">Please ask whoever looks after your website to change these.</p>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        {placeholders.map((placeholder) => (
          <li key={placeholder}>{placeholder.slice(placeholder.indexOf(': ') + 2)}</li>
        ))}
      </ul>
    </details>
  );
}
