import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { contactHero, contactThankYou } from '#firm/pages/contact.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { documentTitle } from '../../../../content/derive/document-title.ts';
import { paths } from '../../../../contract/paths.ts';
import { useDocumentTitle } from '../../../head/document-title.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
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
  useDocumentTitle(takeFocus ? thanksTitle : null);
  useEffect(() => {
    if (!takeFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <section className="page pt-3 pb-20 lg:pb-28">
      <Breadcrumbs trail={breadcrumbs.contact} />
      <div className="measure mt-6 border-t-2 border-success pt-8 lg:mt-12">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {takeFocus ? contactThankYou.received : contactThankYou.heading}
        </h1>
        <p className="mt-6 text-lg">{text}</p>
        <p className="mt-4 text-muted">
          {contactThankYou.urgent}{' '}
          <a href={contactHero.call.href} className="link inline-block font-semibold text-action">
            {contactHero.call.label}
          </a>
        </p>
        <div className="mt-10 flex flex-wrap gap-x-6 gap-y-3">
          {/* Without JavaScript, and after a posted form, the button loads the empty form. */}
          <form
            action={paths.consultation}
            onSubmit={(event) => {
              if (!takeFocus) return;
              event.preventDefault();
              onAgain();
            }}
          >
            <button type="submit" className={button('outline')}>
              {contactThankYou.again}
            </button>
          </form>
          <Link
            to={contactThankYou.home.href}
            className="link inline-flex min-h-12 items-center font-semibold"
          >
            {contactThankYou.home.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
