import { firm } from '#firm/identity.ts';
import {
  CONFIRMATION_DAYS,
  type ConfirmationResult,
  type UnsubscribeResult,
} from '../../contract/newsletter-links.ts';
import { paths } from '../../contract/paths.ts';
import { cityLine, streetLine } from '../derive/postal-address.ts';
import type { Link } from '../schema/firm.ts';

/** The result of a button, with a link to continue. */
interface Answer {
  heading: string;
  text: string;
  link: Link;
}

export const newsletterPage = {
  hero: {
    title: 'Newsletter',
    intro: 'New articles on family law, by email. We use your address for nothing else.',
  },
  steps: {
    heading: 'How it works',
    list: [
      'You enter your address.',
      `We send one message to it. Its link works for ${CONFIRMATION_DAYS} days.`,
      'You press the button on that page. Until then you are not on the list.',
      'Every issue has a link to unsubscribe: one button, no questions.',
    ],
  },
  seo: {
    title: 'Newsletter',
    description: `The newsletter of ${firm.name} by email: subscribe here, and leave with two clicks.`,
    keywords: [
      'family law newsletter',
      'New York divorce newsletter',
      'divorce law updates by email',
      'subscribe to family law articles',
    ],
  },
};

/** The page that a confirmation link opens. Mail scanners open it too, so only its button confirms. */
export const confirmPage = {
  ask: {
    heading: 'One more click',
    text: 'Confirm to receive our newsletter.',
    submit: 'Confirm my subscription',
  },
  answers: {
    confirmed: {
      heading: 'You are subscribed',
      text: 'Thank you. Every issue has a link to unsubscribe.',
      link: { label: 'Read our articles', href: paths.blog },
    },
    'already-confirmed': {
      heading: 'You are already subscribed',
      text: 'There is nothing left to do.',
      link: { label: 'Read our articles', href: paths.blog },
    },
    'link-unknown': {
      heading: 'This link no longer works',
      text:
        `A confirmation link works for ${CONFIRMATION_DAYS} days, and some mail programs cut it off. ` +
        'Enter your address again for a new one.',
      link: { label: 'Get a new link', href: paths.newsletter },
    },
  } satisfies Record<ConfirmationResult, Answer>,
  seo: {
    title: 'Confirm your subscription',
    description: 'The last step of subscribing to our newsletter.',
    noindex: true,
  },
};

/** The page that an unsubscribe link opens. */
export const unsubscribePage = {
  ask: {
    heading: 'Leave the newsletter',
    text:
      'Press the button to stop the newsletter to the address this link was sent to. Opening the ' +
      'link alone changes nothing.',
    submit: 'Unsubscribe',
  },
  answers: {
    unsubscribed: {
      heading: 'You are off the list',
      text: 'We will send no more newsletters to this address.',
      link: { label: 'Subscribe again', href: paths.newsletter },
    },
    'link-unknown': {
      heading: 'We do not know this link',
      text:
        'Some mail programs cut off long links, so please try the whole link. An address that nobody ' +
        `confirmed is deleted after ${CONFIRMATION_DAYS} days. Or write to ${firm.email} from that ` +
        'address, and we take it off the list.',
      link: { label: 'Write to us', href: `mailto:${firm.email}` },
    },
  } satisfies Record<UnsubscribeResult, Answer>,
  seo: {
    title: 'Leave the newsletter',
    description: 'Stop receiving our newsletter.',
    noindex: true,
  },
};

const postalAddress = [
  firm.name,
  `${streetLine(firm.address.street, firm.address.suite)}, ${cityLine(firm.address)}`,
  firm.phone.display,
];

/** The mail that brings an article to the subscribers. */
export const issueMail = {
  /** True: the subject begins with the notice below. A mainly educational newsletter needs none; counsel decides. */
  isAdvertisement: false,
  advertisement: 'ATTORNEY ADVERTISING:',
  read: 'Read the article',
  why: `You receive this newsletter of ${firm.name} because you subscribed to it.`,
  leave: {
    text: 'To take this address off our list, open this page and press the button on it:',
    label: 'Unsubscribe',
  },
  test: {
    subject: 'Test:',
    text:
      'This is a test. Subscribers get the same mail without this line, and with an unsubscribe link ' +
      'of their own.',
  },
  sender: postalAddress,
};

export const confirmationMail = {
  subject: `Please confirm: newsletter of ${firm.name}`,
  greeting: 'Hello,',
  asked: `please confirm that you want the newsletter of ${firm.name} at this address.`,
  confirm: {
    text:
      'To confirm, open this page and press the button on it. The link works for ' +
      `${CONFIRMATION_DAYS} days.`,
    label: 'Confirm my subscription',
  },
  ignore: 'If you did not ask for it, ignore this email: without the button, no newsletter comes.',
  leave: {
    text: 'To take this address off our list, now or later, open this page and press the button on it:',
    label: 'Unsubscribe',
  },
  sender: postalAddress,
};
