import { footerLeadForm } from '../../content/interface/lead-forms.ts';
import { ConsultationForm } from './consultation-form.tsx';
import { FormFold } from './form-fold.tsx';

/** The case form in the footer of every page. */
export function FooterForm() {
  return (
    <section aria-labelledby="footer-form-heading">
      <h2 id="footer-form-heading" className="text-3xl text-on-band">
        {footerLeadForm.heading}
      </h2>
      <p className="mt-2 max-w-prose text-base md:mt-3">{footerLeadForm.intro}</p>
      <FormFold tone="dark">
        <ConsultationForm
          name="footer"
          descriptionRows={4}
          tone="dark"
          className="mt-6 grid gap-5 sm:grid-cols-2"
          endClassName="space-y-5"
        />
      </FormFold>
    </section>
  );
}
