import { footerLeadForm } from '../../content/interface/lead-forms.ts';
import { ConsultationForm } from './consultation-form.tsx';

/** The case form in the footer of every page. */
export function FooterForm() {
  return (
    <section aria-labelledby="footer-form-heading">
      <h2 id="footer-form-heading" className="text-3xl text-on-band">
        {footerLeadForm.heading}
      </h2>
      <p className="mt-3 max-w-prose text-base">{footerLeadForm.intro}</p>
      <ConsultationForm
        name="footer"
        descriptionRows={4}
        tone="dark"
        className="mt-8 grid gap-5 sm:grid-cols-2"
        endClassName="space-y-5"
      />
    </section>
  );
}
