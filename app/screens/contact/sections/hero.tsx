import { firm } from '#firm/identity.ts';
import { contactHero } from '#firm/pages/contact.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { button } from '../../../ui/button.ts';
import { CallLabel } from '../../../ui/call-label.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Heading, intro and the call button. */
export function Hero() {
  return (
    <section className="page pt-3 pb-8 lg:pb-14">
      <Breadcrumbs trail={breadcrumbs.contact} />
      <div className="mt-4 grid gap-x-16 gap-y-6 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h1 className="max-w-[16ch] text-4xl">{contactHero.heading}</h1>
          <p className="measure mt-4 text-lg text-muted">{contactHero.intro}</p>
        </div>
        <div className="border-l-2 border-ornament pl-6">
          {contactHero.responseTime && (
            <>
              <p className="font-display text-xl">{contactHero.responseTime}</p>
              <p className="text-sm">{contactHero.responseNote}</p>
            </>
          )}
          <p className="mt-3 text-sm text-muted">{firm.emergencyLine ?? firm.hours.display}</p>
          <a href={contactHero.call.href} className={button('primary', 'mt-5')}>
            <Icon name="phone" className="size-4" />
            <CallLabel label={contactHero.call.label} />
          </a>
        </div>
      </div>
    </section>
  );
}
