import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { figuresToFragment } from '../../../../calculators/share-link.ts';
import { resultActions } from '../../../../content/calculator-results.ts';
import { CALCULATIONS } from '../../../../contract/calculations.ts';
import { contactDraft } from '../../../../contract/contact-draft.ts';
import { paths } from '../../../../contract/paths.ts';
import { button } from '../../../ui/button.ts';
import { toastStore } from '../../../ui/toast-store.ts';
import type { Outcome } from '../work-out.ts';
import { requestMessage } from './request-message.ts';

const quiet = 'link inline-flex min-h-11 items-center font-medium text-sm';

interface ActionsProps {
  outcome: Outcome;
  onPrint: () => void;
}

/** What a visitor can take along. None of it sends anything: the link carries the figures where no server sees them. */
export function Actions({ outcome, onPrint }: ActionsProps) {
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
      // The browser keeps the clipboard to itself: the visitor copies by hand.
      setLinkToCopy(link);
    }
  }

  function sendWithRequest() {
    navigate(`${paths.contact}#consultation`, { state: contactDraft(requestMessage(outcome)) });
  }

  return (
    <div className="border-line border-b pb-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
        <button type="button" className={button('outline', 'max-sm:w-full')} onClick={sendWithRequest}>
          {resultActions.send}
        </button>
        <button type="button" className={quiet} onClick={onPrint}>
          {resultActions.print}
        </button>
        <button type="button" className={quiet} onClick={copyLink}>
          {resultActions.copyLink}
        </button>
      </div>
      <p className="mt-2 text-slate text-xs">{resultActions.sendNote}</p>
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
            className="mt-1.5 block min-h-12 w-full rounded-sm border border-stone bg-white px-3.5 text-sm"
          />
        </label>
      )}
    </div>
  );
}
