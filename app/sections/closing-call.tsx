import type { Link as ContentLink, SectionHeading } from '../../content/schema/firm.ts';
import { button } from '../ui/button.ts';
import { CallLabel } from '../ui/call-label.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from './link.tsx';

interface ClosingCallProps {
  text: SectionHeading & { button: ContentLink; call: ContentLink };
}

/** The closing call to action of a page, with its two contact links. */
export function ClosingCall({ text }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-heading" className="no-print bg-tint">
      <div className="page band grid items-end gap-x-16 gap-y-5 md:gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="closing-heading" className="text-3xl md:text-4xl">
            {text.heading}
          </h2>
          <p className="measure mt-2 text-muted md:mt-5 md:text-lg">{text.intro}</p>
        </div>
        <div className="grid gap-3 sm:max-lg:flex">
          <Link to={text.button.href} className={button('primary')}>
            {text.button.label}
          </Link>
          <a href={text.call.href} className={button('outline', 'tabular-nums')}>
            <Icon name="phone" className="size-4" />
            <CallLabel label={text.call.label} />
          </a>
        </div>
      </div>
    </section>
  );
}
