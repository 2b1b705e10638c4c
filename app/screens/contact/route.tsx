import { useState } from 'react';
import { contactForm, contactHero } from '../../../content/contact.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route';
import { ConsultationForm } from './sections/consultation-form.tsx';
import { Hero } from './sections/hero.tsx';
import { OfficeLocations } from './sections/office-locations.tsx';
import { Options } from './sections/options.tsx';
import { ThankYou } from './sections/thank-you.tsx';

/** Without JavaScript, every form of the site ends here: `?sent=` names what the server has accepted. */
export function loader({ request, context }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.get('sent');
  return {
    sent: sent === 'contact' || sent === 'consultation' ? sent : null,
    siteUrl: context.get(pageRequestContext).siteUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: contactForm.heading,
    description: `${contactHero.heading}. ${contactHero.intro} ${contactHero.responseTime}.`,
    path: paths.contact,
    siteUrl: loaderData?.siteUrl ?? '',
  });
}

export default function ContactScreen({ loaderData }: Route.ComponentProps) {
  const [accepted, setAccepted] = useState(false);
  const thankYou = accepted || loaderData.sent !== null;
  return (
    <>
      {thankYou ? (
        <ThankYou takeFocus={accepted} onAgain={() => setAccepted(false)} />
      ) : (
        <>
          <Hero />
          <Options />
          <ConsultationForm onAccepted={() => setAccepted(true)} />
        </>
      )}
      <OfficeLocations />
    </>
  );
}
