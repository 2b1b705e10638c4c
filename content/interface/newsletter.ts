import { firm } from '#firm/identity.ts';
import {
  CONFIRMATION_DAYS,
  type ConfirmationResult,
  type UnsubscribeResult,
} from '../../contract/newsletter-links.ts';
import { paths } from '../../contract/paths.ts';
import { streetLine } from '../derive/street-line.ts';
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
    intro:
      'For people who would rather read about family law before they need it. We use the address for this and ' +
      'for nothing else.',
  },
  steps: {
    heading: 'How it works',
    list: [
      'You enter your address.',
      `We send one message to it. Its link works for ${CONFIRMATION_DAYS} days.`,
      'You press the button on the page that the link opens. Until then you are not on the list.',
      'Every issue has a link of your own that takes you off the list again: it opens a page with one button, and ' +
        'asks nothing.',
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
    text: 'Press the button, and the address that this link was sent to is on our list.',
    submit: 'Confirm my subscription',
  },
  answers: {
    confirmed: {
      heading: 'You are subscribed',
      text: 'Thank you. Every issue carries a link that takes you off the list again.',
      link: { label: 'Read our articles', href: paths.blog },
    },
    'already-confirmed': {
      heading: 'You were subscribed already',
      text: 'This address has been confirmed before. There is nothing left to do.',
      link: { label: 'Read our articles', href: paths.blog },
    },
    'link-unknown': {
      heading: 'This link no longer works',
      text:
        `A confirmation link works for ${CONFIRMATION_DAYS} days, and only as a whole: some mail programs cut ` +
        'it. Enter your address once more, and we send you a new one.',
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
      'Press the button, and we write no more newsletters to the address that this link was sent to. The button is ' +
      'here because programs that check mail open its links: opening alone changes nothing.',
    submit: 'Unsubscribe',
  },
  answers: {
    unsubscribed: {
      heading: 'You are off the list',
      text: 'No newsletter will reach this address any more. If you change your mind, you can come back.',
      link: { label: 'Subscribe again', href: paths.newsletter },
    },
    'link-unknown': {
      heading: 'We do not know this link',
      text:
        'Some mail programs cut long links: please try the whole of it. An address that nobody confirmed is ' +
        `deleted after ${CONFIRMATION_DAYS} days, with its link. Or write to ${firm.email} from the address in ` +
        'question, and we take it off the list.',
      link: { label: 'Write to us', href: `mailto:${firm.email}` },
    },
  } satisfies Record<UnsubscribeResult, Answer>,
  seo: {
    title: 'Leave the newsletter',
    description: 'Press the button, and the newsletter no longer comes.',
    noindex: true,
  },
};

const postalAddress = [
  firm.name,
  `${streetLine(firm.address.street, firm.address.suite)}, ${firm.address.city}, ${firm.address.region} ${firm.address.postalCode}`,
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
    text: 'This is a test. Subscribers get the same mail without this line, and with an unsubscribe link of their own.',
  },
  sender: postalAddress,
};

export const confirmationMail = {
  subject: `Please confirm: newsletter of ${firm.name}`,
  greeting: 'Hello,',
  asked: `please confirm that you want the newsletter of ${firm.name} at this address.`,
  confirm: {
    text: `To confirm, open this page and press the button on it. The link works for ${CONFIRMATION_DAYS} days.`,
    label: 'Confirm my subscription',
  },
  ignore: 'If you did not ask for it, ignore this email: without the button, no newsletter comes.',
  leave: {
    text: 'To take this address off our list, now or later, open this page and press the button on it:',
    label: 'Unsubscribe',
  },
  sender: postalAddress,
};
