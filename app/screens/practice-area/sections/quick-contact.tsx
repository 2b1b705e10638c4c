import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { fieldLabels } from '../../../../content/interface/lead-forms.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import { paths } from '../../../../contract/paths.ts';
import { splitName } from '../../../forms/article-inquiry.ts';
import { keepContactDraft } from '../../../forms/contact-draft.ts';
import { button } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field.tsx';

/**
 * A form that only navigates to the contact page (specification section 5): its required fields have no names, so
 * nothing typed is sent. With JavaScript the typed text and the kind of case reach the contact form as a draft.
 */
export function QuickContact({ caseType }: { caseType: string }) {
  const { heading, intro, submit } = practiceAreaLabels.quickContact;
  const navigate = useNavigate();
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const draft = { ...splitName(name.current?.value ?? ''), phone: phone.current?.value ?? '', caseType };
    void navigate(paths.consultation, { state: keepContactDraft(draft) });
  }

  return (
    <form
      action={paths.consultation}
      onSubmit={onSubmit}
      aria-labelledby="quick-contact-heading"
      className="no-print grid gap-3 lg:sticky lg:top-28 border-action border-t-2 bg-tint px-5 py-5 md:gap-4 md:px-6 sm:max-lg:grid-cols-2"
    >
      <div className="sm:max-lg:col-span-2">
        <h2 id="quick-contact-heading" className="text-2xl">
          {heading}
        </h2>
        <p className="mt-1 text-sm text-muted">{intro}</p>
      </div>
      <TextField ref={name} id="quick-name" label={fieldLabels.fullName} autoComplete="name" required />
      <TextField
        ref={phone}
        id="quick-phone"
        label={fieldLabels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <button type="submit" className={button('outline', 'sm:max-lg:col-span-2')}>
        {submit}
      </button>
    </form>
  );
}
