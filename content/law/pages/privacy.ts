import { firm } from '#firm/identity.ts';
import { videos } from '#firm/videos.ts';
import { CONFIRMATION_DAYS } from '../../../contract/newsletter-links.ts';
import { paths } from '../../../contract/paths.ts';
import { streetLine } from '../../derive/postal-address.ts';
import { shownPages } from '../../derive/shown-pages.ts';
import type { OptionalPages } from '../../schema/firm.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { privacyOnThisSite } from './privacy-on-this-site.ts';

/** The day of the last change of what the privacy page says. */
const privacyAsOf = 'November 25, 2026';

/** The page of a site with these optional pages. */
export const privacyFor = (pages: OptionalPages & { videos: boolean }) =>
  ({
    hero: {
      name: 'Privacy',
      title: 'Privacy',
      intro:
        'You may be reading this site without wishing anyone to know. Here is what it records, what it does ' +
        'not, and who sees what you send.',
    },
    asOf: `This page describes the site as of ${privacyAsOf}. When the site changes, so does this page.`,
    sections: [
      {
        id: 'confidential-facts',
        heading: 'Before you write to us',
        blocks: [
          {
            kind: 'note',
            title: 'Please leave out confidential facts',
            text:
              'A few words about the kind of case are enough. Sending a form, an email or a text message does ' +
              'not make you our client, and what you write may not be protected as a client’s words are. We ' +
              'can talk about the details once we have agreed to act for you.',
          },
          {
            kind: 'paragraph',
            text:
              'If your spouse can reach your phone or mailbox, use ones that only you can open, and tell us ' +
              'how and when it is safe to reach you.',
          },
        ],
      },
      {
        id: 'what-forms-collect',
        heading: 'What the forms collect',
        blocks: [
          {
            kind: 'list',
            intro: 'What you type:',
            items: [
              'Your name, email address and phone number',
              'Your message, and on the contact page the type of case',
            ],
          },
          {
            kind: 'paragraph',
            text:
              'By sending a form you agree that we may answer it by phone, text message or email, at the number ' +
              'and address you give. No form has a box to tick for it. If one of these ways is not safe for you, ' +
              'say so in your message or call us.',
          },
          {
            kind: 'list',
            intro: 'What is sent along with it:',
            items: [
              'The page and the form you wrote from, the time, and a reference number',
              'Which version of the notice beside the button was shown to you',
              'The address of the first page you opened in this visit, when you opened it, and the page that led you ' +
                'here, as far as your browser says',
              'Campaign parameters in the first of these addresses (utm_source, utm_medium, utm_campaign, utm_term, ' +
                'utm_content, gclid), where an advertisement or a newsletter put them there',
              'How long the form was open, and whether a field that people cannot see was filled in: two ' +
                'signs by which we recognize programs. What looks like spam is marked, not thrown away.',
            ],
          },
          {
            kind: 'paragraph',
            text:
              'The short form on a practice-area page sends nothing. It only takes you to the contact page, where ' +
              'your browser, unless JavaScript is off, fills in the name and number.',
          },
        ],
      },
      {
        id: 'why-and-where',
        heading: 'Why, and where it is kept',
        blocks: [
          {
            kind: 'paragraph',
            text:
              'We use it to answer you, to see whether we can act in your case, and to learn which pages and ' +
              'notices bring people to us. We do not sell it or give it to advertisers.',
          },
          {
            kind: 'paragraph',
            text:
              'A request is stored in the firm’s own database, where staff read it after logging in. They keep with it ' +
              'how far it has come, such as “contacted” or “declined”, who noted that and when, and their own notes.',
          },
          {
            kind: 'paragraph',
            when: 'mailServer',
            unless: 'hostedEmail',
            text: 'It is also emailed to the firm’s own mailbox.',
          },
          {
            kind: 'paragraph',
            when: 'hostedEmail',
            text: 'It also reaches the firm’s own mailbox, through a hosted email service.',
          },
          {
            kind: 'paragraph',
            unless: 'mailServer',
            text: 'The emails that this site prepares are stored on its server instead of being sent.',
          },
          {
            kind: 'paragraph',
            when: 'leadWebhook',
            text:
              'It is also passed on at once to the system in which the firm keeps its cases. If another company runs ' +
              'that system for us, it receives what you send. Deleting a request on this site does not delete it ' +
              'there: ask us, and we delete both.',
          },
          {
            kind: 'paragraph',
            when: 'senderConfirmation',
            text: 'You receive a confirmation by email.',
          },
        ],
      },
      {
        id: 'retention',
        heading: 'How long we keep it',
        blocks: [
          {
            kind: 'paragraph',
            unless: 'requestsExpire',
            text:
              'Your request, with our notes on it, stays until the firm deletes it. If you do not become a client, ' +
              'ask us, and we delete it, with the message in our mailbox.',
          },
          {
            kind: 'paragraph',
            when: 'requestsExpire',
            text:
              'Your request, with our notes on it and the emails about it on this site’s server, is deleted ' +
              '{requestMonths} months after it arrived, unless you have become a client. Ask us, and we delete it ' +
              'earlier, with the message in our mailbox.',
          },
          {
            kind: 'paragraph',
            when: 'mailsExpire',
            text:
              'The text of an email about your request is erased from this site’s server {mailDays} days after it ' +
              'was sent.',
          },
          {
            kind: 'paragraph',
            unless: 'mailsExpire',
            text: 'Our server’s copy of the emails about your request stays as long as the request.',
          },
          {
            kind: 'list',
            intro: 'The rest:',
            items: [
              ...(pages.blog
                ? [
                    'A newsletter address that nobody confirms is deleted after ' +
                      `${CONFIRMATION_DAYS} days, and so is our copy of the message that asks to confirm, sent or not. An ` +
                      'address that has been taken off the list stays on record as such until you ask.',
                  ]
                : []),
              'The scrambled network addresses that hold off floods of requests count for some minutes, and are ' +
                'deleted when later requests are counted.',
              'The counts of pages and visits are numbers, not notes about people. They are deleted after thirteen months.',
            ],
          },
          {
            kind: 'paragraph',
            when: 'backupsExpire',
            text:
              'What is deleted here remains in older backups. Each backup is deleted {backupDays} days after it was ' +
              'made.',
          },
          {
            kind: 'paragraph',
            unless: 'backupsExpire',
            text: 'What is deleted here remains in older backups until the firm deletes those backups.',
          },
        ],
      },
      ...privacyOnThisSite(pages),
      {
        id: 'your-choices',
        heading: 'What you can ask of us',
        blocks: [
          {
            kind: 'list',
            intro: 'At any time, and without giving a reason, you can ask us',
            items: [
              'what we hold about you',
              'to correct it',
              'to delete it',
              'not to call or text you any more',
              ...(pages.blog ? ['to take you off the newsletter'] : []),
            ],
          },
          {
            kind: 'paragraph',
            text:
              'If somebody obtains private information that you gave us without being allowed to, we tell you within ' +
              '30 days of discovering it, as New York law asks.',
          },
          {
            kind: 'paragraph',
            text:
              'If a professional duty obliges us to keep something, we tell you what and why. We may ask a ' +
              'question or two first, so that nobody else can obtain your information in your name.',
          },
        ],
      },
      {
        id: 'contact',
        heading: 'Whom to ask',
        blocks: [
          {
            kind: 'paragraph',
            text:
              `${firm.name}, ${streetLine(firm.address.street, firm.address.suite)}, ${firm.address.city}, ` +
              `${firm.address.region} ${firm.address.postalCode}. Phone ${firm.phone.display}, email ` +
              `${firm.email}.`,
          },
        ],
      },
    ],
    related: [
      { label: 'Terms of use', href: paths.terms },
      { label: 'Contact', href: paths.contact },
      { label: 'Sitemap', href: paths.sitemap },
    ],
    seo: {
      title: 'Privacy',
      description:
        'What this website records and what it does not: ' +
        [
          'forms',
          'page counts',
          ...(pages.videos ? ['videos'] : []),
          ...(pages.blog ? ['the newsletter'] : []),
          'and what you can ask us to show, correct or delete.',
        ].join(', '),
      keywords: [
        'privacy policy',
        'law firm website privacy',
        'contact form data',
        'cookies',
        ...(pages.blog ? ['newsletter unsubscribe'] : []),
      ],
    },
  }) satisfies ResourcePage;

export const privacyPage = privacyFor({ ...shownPages, videos: videos.length > 0 });
