import { firm } from '#firm/identity.ts';
import { paths } from '../../../contract/paths.ts';
import { atAnyHour } from '../../derive/promises.ts';
import { shownPages } from '../../derive/shown-pages.ts';
import type { ResourcePage } from '../../schema/resource.ts';

export const hideVisitPage = {
  hero: {
    name: 'Hide a visit',
    title: 'How to hide a visit to this site',
    intro:
      'If someone may look at your phone or computer after you, it is safest to use a device that ' +
      'only you use.',
  },
  asOf: 'General advice, not a promise: nobody can see from here what is installed on your device.',
  sections: [
    {
      id: 'leave',
      heading: 'Leave at once',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Some of our pages have a button, “Leave this page”. It puts the weather in the page’s ' +
            'place at once, and empties the forms. Escape, pressed three times, does the same. ' +
            'Without JavaScript the button is an ordinary link: Back then returns here.',
        },
        {
          kind: 'paragraph',
          text:
            'The button does not clear your browser’s history. Pages that you opened before are ' +
            'still in it, and Back may lead to one of them.',
        },
        {
          kind: 'paragraph',
          text:
            'It does delete the notes that our pages keep in your browser: where you came from, how ' +
            'far you had read, what you took along to a form, and when you last sent one. One note ' +
            'stays until you close the tab: that the button was used.',
        },
      ],
    },
    {
      id: 'before',
      heading: 'Before you read',
      blocks: [
        {
          kind: 'list',
          items: [
            'Use a device that the other person cannot reach: at work, at a library, a friend’s.',
            'Or open a private window. It forgets the pages once you have closed all private windows.',
            'A private window hides nothing from the network, nor from software that someone has ' +
              'installed.',
            'Or do not read at all, and call. You can begin by saying that you cannot talk for long.',
          ],
        },
      ],
    },
    {
      id: 'after',
      heading: 'After you have read',
      blocks: [
        {
          kind: 'list',
          items: [
            'Open the browser’s history, and delete the entries of this site one by one. An empty ' +
              'history can draw attention.',
            'Delete what you searched for, also in the account of the search engine if you were signed in.',
            'Look at your other devices: browsers with one account often share one history.',
            ...(shownPages.calculators
              ? [
                  'If you opened a link with figures from our calculators, delete that entry too: the ' +
                    'page takes the figures out of the address bar, but the list of visited pages may keep ' +
                    'them.',
                ]
              : []),
            'Delete our number from the list of calls, and any message from us.',
          ],
        },
      ],
    },
    {
      id: 'forms',
      heading: 'If you write to us',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Give an address and a number that only you read. Say in the form how and when it is ' +
            'safe to reach you.',
        },
      ],
    },
    {
      id: 'danger',
      heading: 'If you are in danger',
      blocks: [
        {
          kind: 'note',
          title: 'Call\u00a0911 first',
          safety: true,
          text: `Then call a free hotline, above, or us${atAnyHour}: ${firm.phone.display}.`,
        },
      ],
    },
  ],
  related: [
    { label: 'I am afraid at home', href: paths.whatHappened('afraid-at-home') },
    {
      label: 'When an order of protection is involved',
      href: paths.article('when-an-order-of-protection-is-involved'),
    },
    { label: 'What stays in your browser', href: `${paths.privacy}#your-browser` },
    { label: 'Ask us', href: paths.consultation },
  ],
  help: 'home',
  seo: {
    title: 'How to Hide a Visit to This Site',
    description:
      'How to leave a page at once, read without a trace on a shared phone or computer, and tell us ' +
      'when it is safe to reach you.',
    keywords: ['hide browsing history', 'leave site quickly', 'safe browsing', 'private window'],
  },
} satisfies ResourcePage;
