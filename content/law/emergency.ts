import type { Link, Phone } from '../schema/firm.ts';

/** The help on every page that is not the firm's; apart from help-lines.ts, which few pages load. */
export const emergency = {
  call: { label: 'Call\u00a0911', href: 'tel:911' },
  stateHotline: { display: '800-942-6906', href: 'tel:+18009426906' },
  /** The line in the footer. */
  footer: { danger: 'In danger:', number: '911', hotline: 'State hotline' },
} satisfies { call: Link; stateHotline: Phone; footer: Record<string, string> };
