import type { FormEventHandler, Ref } from 'react';
import { firm } from '#firm/identity.ts';
import { contactLeadForm } from '../../../../content/interface/contact-form.ts';
import { ArticleForm } from '../../../forms/article-form.tsx';
import { ConsultationForm } from '../../../forms/consultation-form.tsx';
import type { ContactDraft } from '../../../forms/contact-draft.ts';
import { ContactForm } from '../../../forms/contact-form.tsx';
import type { RefusedForm } from '../../../forms/posted-form.ts';
import styles from './form-section.module.css';

interface FormSectionProps {
  ref: Ref<HTMLElement>;
  draft: ContactDraft;
  onInput: FormEventHandler;
  refused: RefusedForm | undefined;
  onAccepted: () => void;
  /** The button that brought the form back had the focus. */
  takeFocus: boolean;
}

/** The form, with its heading beside it where there is room; or the form of another page that was refused. */
export function FormSection({ ref, onInput, ...form }: FormSectionProps) {
  return (
    <section
      ref={ref}
      onInput={onInput}
      id="consultation"
      aria-labelledby="consultation-heading"
      // Focusable by script.
      tabIndex={-1}
      className={`${styles.form} border-line border-t bg-tint/60 outline-none`}
    >
      <div className="page band grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="consultation-heading" className="max-w-[14ch] text-3xl">
            {contactLeadForm.heading}
          </h2>
          <p className="mt-3 max-w-sm text-muted lg:mt-4 lg:text-lg">{contactLeadForm.intro}</p>
          <p className="mt-8 hidden max-w-60 border-t border-line pt-5 text-sm text-muted lg:block">
            {firm.hours.display}
            <br />
            {firm.hours.emergency}
          </p>
        </header>
        <Form {...form} />
      </div>
    </section>
  );
}

function Form({ draft, refused, onAccepted, takeFocus }: Omit<FormSectionProps, 'ref' | 'onInput'>) {
  switch (refused?.form) {
    case 'article':
      return <ArticleForm title={refused.values.title ?? ''} refused={refused} onAccepted={onAccepted} />;
    case 'footer':
    case 'sidebar':
      return (
        <ConsultationForm
          name={refused.form}
          idPrefix="refused"
          className="grid content-start gap-5 sm:grid-cols-2"
          refused={refused}
          onAccepted={onAccepted}
        />
      );
    default:
      return <ContactForm draft={draft} refused={refused} onAccepted={onAccepted} autoFocus={takeFocus} />;
  }
}
