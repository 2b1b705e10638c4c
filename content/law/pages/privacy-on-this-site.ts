import { firm } from '#firm/identity.ts';
import { CONFIRMATION_DAYS } from '../../../contract/newsletter-links.ts';
import type { OptionalPages } from '../../schema/firm.ts';
import type { ResourceSection } from '../../schema/resource.ts';

/** The privacy sections about reading the site; those about forms are in privacy.ts. */
export const privacyOnThisSite = (pages: OptionalPages & { videos: boolean }): readonly ResourceSection[] => [
  {
    id: 'your-browser',
    heading: 'What stays in your browser',
    blocks: [
      {
        kind: 'paragraph',
        unless: 'callTracking',
        text: 'The pages that you read set no cookies.',
      },
      {
        kind: 'list',
        intro: 'Your browser keeps small notes for this site:',
        items: [
          'In its session storage, the address of the first page of your visit, when you opened it, and the page ' +
            'that led you here. It forgets them when you close the tab. They reach us only if you send a form.',
          'In its session storage, how far down you had read on each page, so that Back returns there. It never ' +
            'reaches us.',
          'In its local storage, once you have sent a form, the time at which you did. It keeps the same ' +
            'request from being mailed twice in a row, and holds nothing that you wrote.',
          'In its local storage, whether you have chosen light or dark pages. It never reaches us.',
          'In its session storage, what you take along to the contact form, until that form is sent or the tab is ' +
            'closed: the name and number from the short form of a practice-area page' +
            (pages.calculators
              ? ', or the figures of a calculator and what you change in that message.'
              : '.'),
          'In its session storage, once you have used “Leave this page”, a mark that you did, so that Back shows ' +
            'empty forms. The button deletes all the other notes of this list.',
        ],
      },
      {
        kind: 'paragraph',
        text:
          'If your browser refuses such notes, everything works without them. Closing the tab does not ' +
          'clear the browser’s history; a private window leaves less behind.',
      },
    ],
  },
  {
    id: 'counting-pages',
    heading: 'How pages are counted',
    blocks: [
      {
        kind: 'paragraph',
        text:
          'We count how often each page is opened on each day: the day, the page, a number, and how often a link ' +
          'on each other site led here. The count uses no cookie and no network address, so it cannot tell one ' +
          'reader from another.',
      },
      {
        kind: 'paragraph',
        text:
          'In the same way we count how fast pages appeared and answered, by day and kind of page, as your browser ' +
          'tells us when you leave the page, and what it refused to load into a page' +
          (pages.blog ? ', and words that a search of the blog did not find. ' : '. ') +
          'None of these numbers says who you are.',
      },
      {
        kind: 'paragraph',
        text:
          'The server’s log notes which page was asked for and whether that worked, without your address. To ' +
          'hold off floods of requests, the server recognizes a network address for some minutes: in ' +
          'memory, or in the database scrambled with a secret key of this site, without which nobody can find ' +
          'the address by trying.',
      },
    ],
  },
  {
    id: 'other-companies',
    heading: 'Other companies',
    blocks: [
      {
        kind: 'paragraph',
        unless: 'callTracking',
        text: 'No page asks another company for anything before you act.',
      },
      {
        kind: 'paragraph',
        text: 'Typefaces and drawings come from this site.',
      },
      ...(pages.videos || pages.blog ? [{ kind: 'list' as const, items: outsideContent(pages.blog) }] : []),
      {
        kind: 'paragraph',
        when: 'callTracking',
        text:
          'This site uses call tracking: once a page has loaded, a script of another company shows a phone ' +
          'number of its own in place of ours, so that we learn which page led to a call. That company sees your ' +
          'visit and may set cookies. The script does not run on pages with the button “Leave this page”.',
      },
      {
        kind: 'paragraph',
        when: 'hostedEmail',
        text:
          'Our forms are mailed to us by a hosted email service. It receives what you send, and nothing before you ' +
          'send it.',
      },
      {
        kind: 'paragraph',
        when: 'selfHosted',
        text: 'No other company hosts this site, its database or its mail for us.',
      },
      ...firm.serviceProviders.map(({ name, receives }) => ({
        kind: 'paragraph' as const,
        text: `${name}: ${receives}`,
      })),
    ],
  },
  ...(pages.calculators ? [calculators] : []),
  ...(pages.blog ? [newsletter] : []),
];

/** Says what other companies learn of a visit, and when. */
const outsideContent = (hasArticles: boolean) => [
  'A video loads only when you press play: from YouTube’s privacy-enhanced address (youtube-nocookie.com)' +
    (hasArticles
      ? ', or in an article from Vimeo, which we ask not to track you. A podcast in an article loads the same ' +
        'way, from Spotify or Apple Podcasts. '
      : '. ') +
    'From then on that company sees your visit. Without JavaScript, the picture is a link to the recording’s own ' +
    'page.',
  ...(hasArticles
    ? ['A share button is a plain link. The network learns of you when you press it, not before.']
    : []),
];

const calculators: ResourceSection = {
  id: 'calculators',
  heading: 'Calculators',
  blocks: [
    {
      kind: 'paragraph',
      text:
        'The figures you type are worked out in your browser. They reach us only if you choose to send ' +
        'them with a request. With JavaScript switched off, or as long as our scripts have not been loaded, ' +
        'our server has to do the sum; it neither stores nor logs the figures.',
    },
    {
      kind: 'paragraph',
      text:
        'A link to your figures, which you can copy, carries them after its “#”: a part that browsers do not send ' +
        'to us. A page that opens such a link reads the figures and takes them out of the address bar, and Back does ' +
        'not bring them back. The browser’s list of visited pages may still keep the link as it was opened.',
    },
  ],
};

const newsletter: ResourceSection = {
  id: 'newsletter',
  heading: 'Newsletter',
  blocks: [
    {
      kind: 'paragraph',
      text:
        'If you subscribe, we send one message that asks you to confirm. You are on the list only after ' +
        'you press the button on the page it opens. We use the address for the newsletter and nothing else.',
    },
    {
      kind: 'paragraph',
      text:
        'That message and every issue carry a link of your own that takes you off again in two clicks: the ' +
        'first opens a page, the second is its button, because programs that check mail open links too. Where ' +
        'your mail program shows an unsubscribe button of its own, that one is enough. The link works for as ' +
        'long as your address is on record.',
    },
    {
      kind: 'list',
      intro: 'What is kept:',
      items: [
        'Your address, and when it was last asked for, confirmed and taken off the list',
        'If a field that people cannot see was filled in, that it was: a sign of a program, which gets no mail',
        'Your own link that takes you off the list',
        'Scrambled forms of the links that confirm, from which those links cannot be read',
        `For ${CONFIRMATION_DAYS} days at most, our copy of the message that asks you to confirm`,
      ],
    },
    {
      kind: 'paragraph',
      text:
        `An address that nobody confirms is deleted after ${CONFIRMATION_DAYS} days. One that has been taken ` +
        'off the list stays on record as such, ' +
        'so that we can show that we stopped; ask us, and we delete that too. The page answers everybody ' +
        'alike, so nobody can find out from it whether you are on the list.',
    },
  ],
};
