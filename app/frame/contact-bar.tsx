import { mobileMenuExtras, writeLabel } from '../../content/derive/navigation.ts';
import { Link } from '../sections/link.tsx';
import { button } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * The bar at the bottom of a phone's window, on every page: write or call.
 * @param callFloats whether its call button floats in the lower right corner of wider windows
 */
export function ContactBar({ callFloats }: { callFloats: boolean }) {
  const { phone, consultation } = mobileMenuExtras;
  return (
    <div className="contact-bar" data-call-floats={callFloats || undefined}>
      <Link to={consultation.href} className={button('outline', 'sm:hidden', '')}>
        <Icon name="mail" className="" />
        {writeLabel}
      </Link>
      <a href={phone.href} className={button('primary', '', '')}>
        <Icon name="phone" className="" />
        {phone.label}
      </a>
    </div>
  );
}
