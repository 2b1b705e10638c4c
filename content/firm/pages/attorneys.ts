import { attorneyCount, leadAttorney } from '../../derive/attorneys.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import { callLink, consultationLink } from '../../derive/navigation.ts';
import type { Link, SectionHeading } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';

/** @sample texts on the attorneys */
export const attorneysPage = {
  hero: {
    badge: 'Our legal team',
    heading: `Meet our ${attorneyCount.within}`,
    intro:
      'You may ask for any of them by name when you call.' +
      inDemonstration('', ' Where a case is mentioned, the client has consented.'),
  },
  callToAction: {
    heading: 'Not sure whom to ask for?',
    intro: 'Tell us what happened, and we suggest someone. The first conversation is free.',
    button: consultationLink,
    call: callLink,
  },
  seo: {
    title: 'Our Divorce and Family Law Attorneys',
    description:
      `Meet the ${attorneyCount.within} of the firm: their lives before the law, their education and ` +
      'admissions, the cases they take and the languages they speak.',
    keywords: [
      'New York divorce attorneys',
      'family law attorneys Manhattan',
      `${leadAttorney.name} attorney`,
      'Spanish speaking divorce lawyer',
      'custody lawyer New York',
      'meet our legal team',
    ],
  },
} satisfies {
  hero: SectionHeading & { badge: string };
  callToAction: SectionHeading & { button: Link; call: Link };
  seo: PageSeo;
};
