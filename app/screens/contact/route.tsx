import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { contactPage } from '../../../content/contact.ts';
import { contactDraftIn } from '../../../contract/contact-draft.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';
import { ConsultationForm } from './sections/consultation-form.tsx';
import { Hero } from './sections/hero.tsx';
import { Options } from './sections/options.tsx';
import { ThankYou } from './sections/thank-you.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

/** The part without state, on the server and, so that edits show, in development; else fetched only on navigation. */
const ServerOffices =
  import.meta.env.SSR || import.meta.env.DEV
    ? (await import('./sections/office-locations.tsx')).OfficeLocations
    : null;

/** Without JavaScript, every form of the site ends here: `?sent=` names what the server has accepted. */
export function loader({ request, context }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.get('sent');
  return {
    sent: sent === 'contact' || sent === 'consultation' ? sent : null,
    page: describePage(context, { path: paths.contact, seo: contactPage.seo, kind: 'ContactPage' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const offices = orDocument(import('./sections/office-locations.tsx'), request);
  const [data, { OfficeLocations }] = await Promise.all([serverLoader(), offices]);
  return { ...data, Offices: OfficeLocations };
}

export default function ContactScreen({ loaderData }: Route.ComponentProps) {
  // Tied to this visit of the page: whoever comes back to it finds the form.
  const { key, state } = useLocation();
  const [acceptedAt, setAcceptedAt] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const accepted = acceptedAt === key;
  const Offices = 'Offices' in loaderData ? loaderData.Offices : ServerOffices;
  const thankYou = accepted || loaderData.sent !== null;
  const startAgain = () => {
    setAcceptedAt(null);
    setAgain(true);
  };
  // What another page began is sent once; the next request starts empty.
  const draft = again ? undefined : contactDraftIn(state);
  const form = useRef<HTMLElement>(null);
  // Whoever comes with a draft came by a button that is gone now. The route change has scrolled already.
  useEffect(() => {
    if (draft !== undefined) form.current?.focus({ preventScroll: true });
  }, [draft]);
  const dropDraft = useKeptDraft(form, draft !== undefined && !accepted);
  const accept = () => {
    setAcceptedAt(key);
    dropDraft();
  };
  return (
    <>
      {thankYou ? (
        <ThankYou takeFocus={accepted} onAgain={startAgain} />
      ) : (
        <>
          <Hero />
          <Options />
          <ConsultationForm ref={form} draft={draft} onAccepted={accept} />
        </>
      )}
      <AsSent>{Offices && <Offices />}</AsSent>
    </>
  );
}
