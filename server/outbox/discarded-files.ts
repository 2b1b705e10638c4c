import type { Log } from '../platform/log.ts';
import type { MailIdentity, OutboxStore } from './outbox.store.ts';

export interface DiscardedFilesOptions {
  store: Pick<OutboxStore, 'discardedFiles' | 'forgetFiles'>;
  /** Deletes the file of a mail, where there is one. */
  removeFile: (mail: MailIdentity) => Promise<void>;
  log: Log;
}

/** Deletes the files of discarded mails, outside of transactions. A failed deletion is retried by the next call. */
export function createDiscardedFiles({ store, removeFile, log }: DiscardedFilesOptions): () => Promise<void> {
  return async () => {
    const failures: unknown[] = [];
    try {
      let mails = await store.discardedFiles('');
      for (let last = mails.at(-1); last; last = mails.at(-1)) {
        const removed: string[] = [];
        for (const mail of mails) {
          try {
            await removeFile(mail);
            removed.push(mail.id);
          } catch (error) {
            failures.push(error);
          }
        }
        await store.forgetFiles(removed);
        mails = await store.discardedFiles(last.id);
      }
    } catch (error) {
      failures.push(error);
    }
    if (failures.length === 0) return;
    log.error(
      { err: failures[0], failures: failures.length },
      'files of deleted mails could not be deleted; trying again within an hour',
    );
  };
}
