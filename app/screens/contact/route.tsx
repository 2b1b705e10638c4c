import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { data, useLocation } from 'react-router';
import { contactPage, contactThankYou } from '#firm/pages/contact.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { sidebarThankYou } from '../../../content/interface/lead-forms.ts';
import { errorMessages, errorStatuses } from '../../../contract/errors.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import {
  CONTACT_DRAFT_FORM,
  changeContactDraft,
  contactDraftId,
  readContactDraft,
  removeContactDraft,
} from '../../forms/contact-draft.ts';
import { handlePostedForm, type RefusedForm, readPostedForm } from '../../forms/posted-form.ts';
import { QuickExit } from '../../frame/quick-exit.tsx';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { HappenedLinks } from '../../sections/happened-links.tsx';
import { HelpNow } from '../../sections/help-now.tsx';
import type { Route } from './+types/route';
import { readPostedLead } from './posted-lead.ts';
import { FormSection } from './sections/form-section.tsx';
import { Hero } from './sections/hero.tsx';
import { OfficeLocations } from './sections/office-locations.tsx';
import { Options } from './sections/options.tsx';
import { ResponseTimes } from './sections/response-times.tsx';
import { ThankYou } from './sections/thank-you.tsx';

/** The values of `?sent=`: the form beside a practice area has an answer time of its own. */
const SENT = ['contact', 'consultation', 'sidebar'] as const;

/** Shows the thank-you screen for `?sent=`, where the action redirects to. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('sent');
  const sent = SENT.find((known) => known === asked) ?? null;
  return {
    sent,
    page: describePage(context, {
      path: paths.contact,
      seo: sent ? { ...contactPage.seo, title: contactThankYou.heading } : contactPage.seo,
      kind: 'ContactPage',
      trail: breadcrumbs.contact,
    }),
  };
}

/** Takes every lead form without JavaScript, and the drafts that calculators post. */
export async function action({ request, context }: Route.ActionArgs) {
  const { leads, postWaitSeconds } = context.get(pageRequestContext);
  const fields = await readPostedForm(request);
  const { form = '', message = '' } = fields;
  if (form === CONTACT_DRAFT_FORM) {
    const draft = { form: 'contact', values: { message }, error: '', fieldErrors: {} };
    const seconds = await postWaitSeconds('figures');
    if (seconds === null) return data<RefusedForm>(draft);
    return data<RefusedForm>(
      { ...draft, error: errorMessages['too-many-requests'] },
      { status: errorStatuses['too-many-requests'], headers: { 'Retry-After': String(seconds) } },
    );
  }
  const posted = readPostedLead(fields, request.headers.get('Referer') ?? '');
  if (!posted) throw data(null, { status: errorStatuses['invalid-input'] });
  const { form: name, kind, payload } = posted;
  return handlePostedForm(context, posted, async () => {
    await leads.submit({ kind, payload, receivedVia: 'form' });
    return `${paths.contact}?sent=${name === 'sidebar' ? name : kind}`;
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function ContactScreen({ loaderData, actionData: refused }: Route.ComponentProps) {
  // Tied to this history entry: coming back to the page shows the form.
  const { key, state } = useLocation();
  const [acceptedAt, setAcceptedAt] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const accepted = acceptedAt === key;
  const thankYou = accepted || loaderData.sent !== null;
  const startAgain = () => {
    setAcceptedAt(null);
    setAgain(true);
  };
  // A draft is sent once; the next request starts empty.
  const draftId = again ? null : contactDraftId(state);
  const draft = useMemo(() => (draftId === null ? null : readContactDraft(draftId)), [draftId]);
  const form = useRef<HTMLElement>(null);
  const hasMessage = draft?.message !== undefined;
  // The button that led here with a draft is gone; the route change has scrolled already.
  useEffect(() => {
    if (hasMessage) form.current?.focus({ preventScroll: true });
  }, [hasMessage]);
  // The first field is focused; its form begins at the top.
  useEffect(() => {
    if (again && !thankYou) form.current?.scrollIntoView();
  }, [again, thankYou]);
  const keepTyped = ({ target }: FormEvent) => {
    const field = target as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    if (draftId !== null) changeContactDraft(draftId, field.name, field.value);
  };
  const accept = () => {
    setAcceptedAt(key);
    if (draftId !== null) removeContactDraft(draftId);
  };
  return (
    <>
      <QuickExit />
      {thankYou ? (
        <ThankYou
          text={!accepted && loaderData.sent === 'sidebar' ? sidebarThankYou.text : contactThankYou.text}
          takeFocus={accepted}
          onAgain={startAgain}
        />
      ) : (
        <>
          <Hero />
          <div className="page pb-8 lg:pb-12">
            <HelpNow about="home" shape="folded" />
          </div>
          <FormSection
            ref={form}
            draft={draft ?? {}}
            onInput={keepTyped}
            refused={again ? undefined : refused}
            onAccepted={accept}
            takeFocus={again}
          />
          <div className="page pt-10">
            <HappenedLinks help={contactPage.help} />
          </div>
          <Options />
          <ResponseTimes />
        </>
      )}
      <OfficeLocations />
    </>
  );
}
