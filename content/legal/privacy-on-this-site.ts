import { firm } from '../firm.ts';
import type { ResourceSection } from '../resources/types.ts';

/** The privacy sections about reading the site; those about forms are in privacy.ts. */
export const privacyOnThisSite: readonly ResourceSection[] = [
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
          'In its session storage, the first page of your visit and the site you came from. It forgets ' +
            'them when you close the tab. They reach us only if you send a form.',
          'In its session storage, how far down you had read on each page, so that Back returns there. It never ' +
            'reaches us.',
          'In its local storage, once you have sent a form, the time at which you did. It keeps the same ' +
            'request from being mailed twice in a row, and holds nothing that you wrote.',
          'In the tab’s history, the name and number that you typed into the short form of a practice-area ' +
            'page, until the contact form is sent or the tab is closed.',
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
          'We count how often each page is opened on each day: the day, the page, a number. The count uses ' +
          'no cookie and no network address, so it cannot tell one reader from another.',
      },
      {
        kind: 'paragraph',
        text:
          'The server’s log notes which page was asked for and whether that worked, without your address. To ' +
          'hold off floods of requests, the server recognizes a network address for some minutes: in ' +
          'memory, or in the database in scrambled form only.',
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
      {
        kind: 'list',
        items: [
          'A video loads only when you press play, from YouTube’s privacy-enhanced address ' +
            '(youtube-nocookie.com). From then on YouTube sees your visit. Without JavaScript, the picture ' +
            'is a link to the video’s own page.',
          'A share button is a plain link. The network learns of you when you press it, not before.',
        ],
      },
      {
        kind: 'paragraph',
        when: 'callTracking',
        text:
          'This site uses call tracking: once a page has loaded, a script of another company shows a telephone ' +
          'number of its own in place of ours, so that we learn which page led to a call. That company sees your ' +
          'visit and may set cookies.',
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
        text: 'Unless a company is named below, we host this site, its database and its mail ourselves.',
      },
      ...firm.serviceProviders.map(({ name, receives }) => ({
        kind: 'paragraph' as const,
        text: `${name}: ${receives}`,
      })),
    ],
  },
  {
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
    ],
  },
  {
    id: 'newsletter',
    heading: 'Newsletter',
    blocks: [
      {
        kind: 'paragraph',
        text:
          'If you subscribe, we send one message that asks you to confirm. You are on the list only after ' +
          'you press the button on the page it opens. Every issue carries a link that takes you off again in ' +
          'one click. We use the address for the newsletter and nothing else.',
      },
      {
        kind: 'list',
        intro: 'What is kept:',
        items: [
          'Your address, and when it was last asked for, confirmed and taken off the list',
          'If a field that people cannot see was filled in, that it was: a sign of a program, which gets no mail',
          'Scrambled forms of the links we sent you, from which the links themselves cannot be read',
        ],
      },
      {
        kind: 'paragraph',
        text:
          'An address that nobody confirms is deleted after a week. One that has left stays on record as such, ' +
          'so that we can show that we stopped; ask us, and we delete that too. The page answers everybody ' +
          'alike, so nobody can find out from it whether you are on the list.',
      },
    ],
  },
];
