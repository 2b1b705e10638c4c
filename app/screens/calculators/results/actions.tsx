import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { resultActions } from '#law/calculators/results.ts';
import { figuresToFragment } from '../../../../calculators/share-link.ts';
import { CALCULATIONS } from '../../../../contract/calculations.ts';
import { paths } from '../../../../contract/paths.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { CONTACT_DRAFT_FORM, keepContactDraft } from '../../../forms/contact-draft.ts';
import { button } from '../../../ui/button.ts';
import { toastStore } from '../../../ui/toast-store.ts';
import type { Outcome } from '../outcome.ts';
import { requestMessage } from './request-message.ts';

interface ActionsProps {
  outcome: Outcome;
  onPrint: () => void;
}

const block = 'border-line border-b pb-6';
const sendButton = button('outline', 'max-sm:w-full');
const quiet = 'link inline-flex min-h-11 items-center font-medium text-sm';
const sendNote = <p className="mt-2 text-muted text-xs">{resultActions.sendNote}</p>;

/** Sends, prints or shares a result. */
export function Actions(props: ActionsProps) {
  return useHydrated() ? <BrowserActions {...props} /> : <SendByPost outcome={props.outcome} />;
}

/** Posts the figures to the contact form, which shows them; the server keeps nothing. */
function SendByPost({ outcome }: Pick<ActionsProps, 'outcome'>) {
  return (
    <form method="post" encType="multipart/form-data" action={paths.consultation} className={block}>
      <input type="hidden" name="form" value={CONTACT_DRAFT_FORM} />
      <input type="hidden" name="message" value={requestMessage(outcome)} />
      <button type="submit" className={sendButton}>
        {resultActions.send}
      </button>
      {sendNote}
    </form>
  );
}

/** Makes no request: figures travel in session storage or in a link's fragment. */
function BrowserActions({ outcome, onPrint }: ActionsProps) {
  const navigate = useNavigate();
  const [linkToCopy, setLinkToCopy] = useState<string | null>(null);
  const shownLink = useRef<HTMLInputElement>(null);

  async function copyLink() {
    const { calculation } = outcome.typed;
    const page = location.origin + paths.calculator(CALCULATIONS[calculation]);
    const link = `${page}#${figuresToFragment(outcome.typed)}`;
    try {
      await navigator.clipboard.writeText(link);
      setLinkToCopy(null);
      toastStore.add(resultActions.linkCopied);
    } catch {
      // Without access to the clipboard, the visitor copies by hand.
      setLinkToCopy(link);
    }
  }

  function sendWithRequest() {
    navigate(paths.consultation, {
      state: keepContactDraft({ message: requestMessage(outcome) }),
    });
  }

  return (
    <div className={block}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
        <button type="button" className={sendButton} onClick={sendWithRequest}>
          {resultActions.send}
        </button>
        <button type="button" className={quiet} onClick={onPrint}>
          {resultActions.print}
        </button>
        <button type="button" className={quiet} onClick={copyLink}>
          {resultActions.copyLink}
        </button>
      </div>
      {sendNote}
      {linkToCopy !== null && (
        <label className="mt-3 block text-sm">
          {resultActions.copyByHand}
          <input
            ref={shownLink}
            readOnly
            // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this link
            autoFocus
            value={linkToCopy}
            onFocus={() => shownLink.current?.select()}
            className="mt-1.5 block min-h-12 w-full rounded-sm border border-line-strong bg-panel px-3.5 text-sm"
          />
        </label>
      )}
    </div>
  );
}
