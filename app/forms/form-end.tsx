import { useEffect, useRef } from 'react';
import { firm } from '#firm/identity.ts';
import { formNotices } from '../../content/interface/lead-forms.ts';
import type { SubmitText } from '../../content/schema/form.ts';
import { Link } from '../sections/link.tsx';
import { button } from '../ui/button.ts';
import type { FieldTone } from '../ui/field.tsx';

const failureTones: Record<FieldTone, string> = {
  light: 'border-alert text-alert',
  dark: 'border-on-band-alert text-on-band-alert',
};

interface FormEndProps {
  submit: SubmitText;
  busy: boolean;
  /** The reason of a failure unrelated to a field; stays after the toast closes. */
  failure: string | null;
  tone?: FieldTone;
  /** Explains the consequences of sending. */
  notice?: string;
  /** Shows a spinner while the form is sent. */
  spinner?: boolean;
}

/** The end of every form: failure, button, notice and privacy link. */
export function FormEnd({
  submit,
  busy,
  failure,
  tone = 'light',
  notice = firm.noRelationshipNotice.text,
  spinner = false,
}: FormEndProps) {
  return (
    <>
      {failure && <p className={`border-l-4 pl-4 font-medium ${failureTones[tone]}`}>{failure}</p>}
      <SubmitButton text={submit} busy={busy} spinner={spinner} />
      <p className="text-xs">
        {notice}{' '}
        <Link to={formNotices.privacyLink.href} className="link font-medium">
          {formNotices.privacyLink.label}
        </Link>
      </p>
    </>
  );
}

interface SubmitButtonProps {
  text: SubmitText;
  busy: boolean;
  spinner: boolean;
}

function SubmitButton({ text, busy, spinner }: SubmitButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus.
    if (wasBusy.current && !busy && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
    wasBusy.current = busy;
  }, [busy]);
  return (
    <button
      ref={element}
      type="submit"
      disabled={busy}
      className={button('primary', 'w-full sm:w-auto sm:min-w-56')}
    >
      {busy && spinner && <span aria-hidden="true" />}
      {busy ? text.busy : text.idle}
    </button>
  );
}
