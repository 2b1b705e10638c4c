import { useEffect, useRef } from 'react';
import { contactHero, contactThankYou } from '#firm/pages/contact.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { documentTitle } from '../../../../content/derive/document-title.ts';
import { paths } from '../../../../contract/paths.ts';
import { useChangedTitle } from '../../../head/page-title.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { Link } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';

const thanksTitle = () => documentTitle(contactThankYou.heading);

interface ThankYouProps {
  /** When the answer comes. */
  text: string;
  /** Moves the focus to the heading: the form was sent in this page. */
  takeFocus: boolean;
  onAgain: () => void;
}

/** Replaces the form once a lead is accepted. */
export function ThankYou({ text, takeFocus, onAgain }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useChangedTitle(takeFocus ? thanksTitle : null);
  useEffect(() => {
    if (!takeFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <section data-sent={takeFocus || undefined} className="page pt-2 pb-10 md:pt-3 md:pb-20">
      {/* Room for the notification. */}
      {takeFocus ? <div className="h-27" /> : <Breadcrumbs trail={breadcrumbs.contact} />}
      <div className="mt-4 border-success border-t-2 pt-6 md:pt-8">
        <h1 ref={heading} tabIndex={-1} className="max-w-[16em] text-4xl outline-none">
          {takeFocus ? contactThankYou.received : contactThankYou.heading}
        </h1>
        <p className="measure mt-3 text-lg md:mt-5">{text}</p>
        <dl className="mt-6 grid gap-x-12 md:mt-10 md:auto-cols-fr md:grid-flow-col">
          {contactThankYou.steps.map((step) => (
            <div key={step.title} className="border-line border-t py-3 md:pt-4">
              <dt className="font-display text-ornament-text text-xl">{step.title}</dt>
              <dd className="mt-1">{step.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-muted md:mt-6">
          {contactThankYou.urgent}{' '}
          <a href={contactHero.call.href} className="link inline-block font-semibold text-action">
            {contactHero.call.label}
          </a>
        </p>
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3 md:mt-8">
          <Link to={contactThankYou.home.href} className={button('outline')}>
            {contactThankYou.home.label}
          </Link>
          {/* Without JavaScript, and after a posted form, the button loads the empty form. */}
          <form
            action={paths.consultation}
            onSubmit={(event) => {
              if (!takeFocus) return;
              event.preventDefault();
              onAgain();
            }}
          >
            <button type="submit" className="link min-h-12 font-semibold">
              {contactThankYou.again}
            </button>
          </form>
        </div>
      </div>
    </section>
  );
}
