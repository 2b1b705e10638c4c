import { formNotices } from '../../content/interface/lead-forms.ts';

export const HONEYPOT_NAME = 'website';

/**
 * A field that only programs fill in. Kept from assistive technology, the Tab key and autofill, because a
 * visitor's autofill in it would make a real lead look like spam.
 */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {formNotices.honeypot}
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
