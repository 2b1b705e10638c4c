import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contract/paths.ts';
import type { RequestDetail } from '../../../../contract/requests.ts';
import { button } from '../../../ui/button.ts';
import { toastStore } from '../../../ui/toast-store.ts';
import { toolButton } from '../tool-button.ts';
import { useAct } from './use-act.ts';

/** Deletes a request for good, after a question. */
export function DeleteRequest({ request: { number, name } }: { request: RequestDetail }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const remove = useAct(number, {
    method: 'DELETE',
    failure: 'The request could not be deleted.',
    onDone: () => {
      toastStore.add({ title: 'Deleted', description: `Request ${number} is gone.`, variant: 'default' });
      return navigate(paths.adminRequests);
    },
  });
  return (
    <section aria-labelledby="deletion" className="no-print">
      <h2 id="deletion" className="text-xl">
        Privacy
      </h2>
      <p className="mt-2 text-xs text-slate">
        When its sender asks you to delete what you hold about them. For anything else there are the states.
      </p>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className={toolButton('outline', 'mt-3')}
      >
        Delete this request
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-question"
        className="m-auto w-[min(30rem,calc(100vw-2.5rem))] border-t-4 border-oxblood bg-paper p-6 text-ink shadow-panel backdrop:bg-navy-deep/60"
      >
        <h2 id="delete-question" className="text-xl">
          Delete the request of <span dir="auto">{name}</span>?
        </h2>
        <p className="mt-3 text-sm">
          The message, its notes and history, and the copies of its mails on this site are deleted for good.
          Mails in your mailbox, a system that the webhook feeds, and backups keep theirs. The audit log keeps
          the number of the request and your user name.
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={() => dialog.current?.close()} className={button('outline')}>
            Cancel
          </button>
          <button
            type="button"
            aria-disabled={remove.isPending}
            onClick={() => {
              if (!remove.isPending) remove.mutate();
            }}
            className={button('primary')}
          >
            {remove.isPending ? 'Deleting…' : 'Delete'}
          </button>
        </div>
      </dialog>
    </section>
  );
}
