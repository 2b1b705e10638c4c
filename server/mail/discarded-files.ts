import type { Log } from '../log.ts';
import type { MailIdentity, OutboxStore } from './outbox.store.ts';

export interface DiscardedFilesOptions {
  store: Pick<OutboxStore, 'discardedFiles' | 'forgetFiles'>;
  /** Deletes the file of a mail, where there is one. */
  removeFile: (mail: MailIdentity) => Promise<void>;
  log: Log;
}

/** Deletes the files of discarded mails, outside of transactions. What fails is tried again by the next call. */
export function createDiscardedFiles({ store, removeFile, log }: DiscardedFilesOptions): () => Promise<void> {
  return async () => {
    try {
      for (let mails = await store.discardedFiles(); mails.length > 0; mails = await store.discardedFiles()) {
        for (const mail of mails) await removeFile(mail);
        await store.forgetFiles(mails.map(({ id }) => id));
      }
    } catch (error) {
      log.error({ err: error }, 'files of deleted mails could not be deleted; trying again within an hour');
    }
  };
}
