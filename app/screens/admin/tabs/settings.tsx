import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Installation } from '../../../../contract/admin.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { newYorkDateTime } from '../format.ts';
import { RetryNotice } from '../retry-notice.tsx';

const OLD_BACKUP_MS = 7 * 24 * 60 * 60 * 1000;

/** Announces the settings (specification section 2), and shows how the site is installed. */
export function Settings() {
  const { data, isPending, isError, refetch } = useQuery<Installation>({
    queryKey: [staffApiPaths.adminInstallation],
  });
  return (
    <div className="max-w-[52rem]">
      <p className="border-l-4 border-brass bg-sand px-4 py-2.5 text-sm">
        Settings are coming soon. Until then the site is configured on its server.
      </p>
      <h2 className="mt-7 text-xl">This installation</h2>
      {isPending && (
        <p role="status" className="py-6 text-sm text-slate">
          Loading…
        </p>
      )}
      {isError && !data && (
        <RetryNotice
          text="The state of the installation could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {data && <InstallationState installation={data} />}
    </div>
  );
}

function InstallationState({ installation }: { installation: Installation }) {
  const { mail, webhook, database, versions, placeholders, lastBackup } = installation;
  return (
    <dl className="mt-3 border-t border-line text-sm">
      <Row label="Mail">
        {mail.transport === 'smtp' ? (
          <>Sent through {mail.server}</>
        ) : (
          <>No mail server: messages are written as files, which each request shows</>
        )}
        <Note>
          To {mail.to}, from {mail.from}
        </Note>
      </Row>
      <Row label="Webhook">{webhook ? `Each request is passed on to ${webhook}` : 'None'}</Row>
      <Row label="Database">
        {database.kind} {database.version}
        <Note>Last migration: {database.migration}</Note>
      </Row>
      <Row label="Versions">
        Site {versions.site}, Node.js {versions.node}
      </Row>
      <Row label="Left to fill in">
        {placeholders.length === 0 ? (
          'Nothing: the content has no placeholders'
        ) : (
          <ul className="grid gap-1.5">
            {placeholders.map((placeholder) => (
              <li key={placeholder} className="wrap-anywhere">
                {placeholder}
              </li>
            ))}
          </ul>
        )}
      </Row>
      <Row label="Last backup">
        <LastBackup backup={lastBackup} />
      </Row>
    </dl>
  );
}

function LastBackup({ backup }: { backup: Installation['lastBackup'] }) {
  if (!backup) {
    return (
      <>
        No backup recorded
        <Note>npm run backup makes one; docs/operating.md says how to restore it</Note>
      </>
    );
  }
  const isOld = Date.now() - Date.parse(backup.finishedAt) > OLD_BACKUP_MS;
  return (
    <>
      {newYorkDateTime(backup.finishedAt)}
      {isOld && <strong className="ml-2 font-semibold text-oxblood">over a week ago</strong>}
      <Note>{backup.folder ?? 'Made by other means than npm run backup'}</Note>
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
  return <span className="block text-xs text-slate">{children}</span>;
}
