import { fieldLabels } from '../../../../content/lead-forms.ts';
import { practiceAreaPage } from '../../../../content/practice-area-page.ts';
import { paths } from '../../../../contract/paths.ts';
import { button } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field.tsx';

/**
 * A form that only navigates to the contact page (specification section 5): its required fields have no names, so
 * nothing typed is sent.
 */
export function QuickContact() {
  const { heading, intro, submit } = practiceAreaPage.quickContact;
  return (
    <form
      action={paths.contact}
      aria-labelledby="quick-contact-heading"
      className="no-print grid gap-4 border-t-2 border-oxblood bg-sand px-6 pt-7 pb-6 sm:max-lg:grid-cols-2"
    >
      <div className="sm:max-lg:col-span-2">
        <h2 id="quick-contact-heading" className="text-2xl">
          {heading}
        </h2>
        <p className="mt-1 text-sm text-slate">{intro}</p>
      </div>
      <TextField id="quick-name" label={fieldLabels.fullName} autoComplete="name" required />
      <TextField
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
