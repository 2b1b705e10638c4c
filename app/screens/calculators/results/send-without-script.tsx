import { resultActions } from '../../../../content/calculator-results.ts';
import { CONTACT_DRAFT_FORM } from '../../../../contract/contact-draft.ts';
import { paths } from '../../../../contract/paths.ts';
import { button } from '../../../ui/button.ts';

/** Without JavaScript, the figures go to the contact form by way of the server, which shows them and keeps nothing. */
export function SendWithoutScript({ message }: { message: string }) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${paths.contact}#consultation`}
      className="border-line border-b pb-6"
    >
      <input type="hidden" name="form" value={CONTACT_DRAFT_FORM} />
      <input type="hidden" name="message" value={message} />
      <button type="submit" className={button('outline', 'max-sm:w-full')}>
        {resultActions.send}
      </button>
      <p className="mt-2 text-slate text-xs">{resultActions.sendNote}</p>
    </form>
  );
}
