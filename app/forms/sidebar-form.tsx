import { useState } from 'react';
import { fieldLabels, sidebarLeadForm } from '../../content/interface/lead-forms.ts';
import { sidebarHeadingId } from '../../contract/paths.ts';
import { ConsultationForm } from './consultation-form.tsx';
import { FormFold } from './form-fold.tsx';
import { SidebarThankYou } from './sidebar-thank-you.tsx';

/** The consultation form beside a practice area, and the thank-you card that replaces it. */
export function SidebarForm() {
  const [stage, setStage] = useState<'first' | 'accepted' | 'again'>('first');
  if (stage === 'accepted') return <SidebarThankYou onAgain={() => setStage('again')} />;
  return (
    <>
      <h2 id={sidebarHeadingId} className="text-2xl">
        {sidebarLeadForm.heading}
      </h2>
      <p className="mt-1 text-muted">{sidebarLeadForm.intro}</p>
      <FormFold open={stage === 'again'}>
        <ConsultationForm
          name="sidebar"
          descriptionLabel={fieldLabels.message}
          className="mt-6 grid gap-5"
          // The button that brought the form back had the focus.
          autoFocus={stage === 'again'}
          onAccepted={() => setStage('accepted')}
        />
      </FormFold>
    </>
  );
}
