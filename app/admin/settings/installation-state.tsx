import type { ReactNode } from 'react';
import type { Installation } from '../../../contract/admin.ts';
import { firmDateTime } from '../kit/format.ts';
import { LeftToFillIn } from './left-to-fill-in.tsx';

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
