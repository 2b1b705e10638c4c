import { useEffect, useRef, useState } from 'react';
import { firm } from '#firm/identity.ts';
import { fieldLabels, sidebarLeadForm, sidebarThankYou } from '../../content/interface/lead-forms.ts';
import { sidebarHeadingId } from '../../contract/paths.ts';
import { useChangedTitle } from '../head/page-title.ts';
import { button } from '../ui/button.ts';
import { ConsultationForm } from './consultation-form.tsx';
import { FormFold } from './form-fold.tsx';

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

const thanksTitle = (title: string) => `${sidebarThankYou.heading}: ${title}`;

/** Replaces the sidebar's form once its request is accepted; focused on mount. */
function SidebarThankYou({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useChangedTitle(thanksTitle);
  useEffect(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h2 ref={heading} id={sidebarHeadingId} tabIndex={-1} className="text-2xl outline-none">
        {sidebarThankYou.heading}
      </h2>
      <p className="mt-3 text-lg">{sidebarThankYou.text}</p>
      <p className="mt-6 text-sm text-muted">{sidebarThankYou.urgent}</p>
      <a
        href={firm.phone.href}
        className="flex min-h-11 items-center font-display text-2xl text-action tabular-nums"
      >
        {firm.phone.display}
      </a>
      <p className="text-sm text-muted">
        {firm.hours.display}
        <br />
        {firm.hours.emergency}
      </p>
      <button type="button" className={button('outline', 'mt-8 w-full')} onClick={onAgain}>
        {sidebarThankYou.again}
      </button>
    </>
  );
}
