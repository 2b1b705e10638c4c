import type { ComponentProps, Ref } from 'react';
import { contactForm } from '../../../../content/contact.ts';
import { firm } from '../../../../content/firm.ts';
import { ContactForm } from '../../../lead-forms/contact-form.tsx';

/** The form, with its heading beside it where there is room. */
export function ConsultationForm({
  ref,
  ...form
}: ComponentProps<typeof ContactForm> & { ref: Ref<HTMLElement> }) {
  return (
    <section
      ref={ref}
      id="consultation"
      aria-labelledby="consultation-heading"
      // For the focus to begin here.
      tabIndex={-1}
      className="page band outline-none"
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="consultation-heading" className="max-w-[14ch] text-3xl">
            {contactForm.heading}
          </h2>
          <p className="mt-4 max-w-sm text-lg text-slate">{contactForm.intro}</p>
          <p className="mt-8 hidden max-w-60 border-t border-line pt-5 text-sm text-slate lg:block">
            {firm.hours.display}
            <br />
            {firm.hours.emergency}
          </p>
        </header>
        <ContactForm {...form} />
      </div>
    </section>
  );
}
