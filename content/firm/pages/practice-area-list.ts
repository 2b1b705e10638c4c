import { paths } from '../../../contract/paths.ts';
import { exampleFigures, ifShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { callLink, consultationLink } from '../../derive/navigation.ts';
import { practiceAreaEntries } from '../../derive/practice-area-entries.ts';
import { linkTo } from '../../derive/practice-area-links.ts';
import type { Link, SectionHeading, Stat } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { claims, yearsOfExperience } from '../claims.ts';
import { firm } from '../identity.ts';

const belowCards = practiceAreaEntries
  .filter(({ belowCards }) => belowCards)
  .sort((one, other) => (one.belowCards ?? 0) - (other.belowCards ?? 0));

/** @sample figures */
export const practiceAreaList = {
  hero: {
    heading: 'How can we help?',
    intro: 'Choose what sounds closest. If nothing does, or several things do, call us.',
  },
  cards: {
    heading: 'What we work on',
    intro: 'Kinds of case, and what each involves.',
    /** On cards without a page of their own. */
    call: callLink,
    ask: { label: 'Contact us', href: paths.contact },
  },
  more: {
    heading: 'Also on this site',
    links: belowCards.map(linkTo),
  },
  whyChooseUs: {
    heading: 'Why people choose us',
    intro: `In figures, since ${firm.foundedYear}.`,
    stats: [
      ...ifShown(claims.yearsOfExperience, { number: `${yearsOfExperience}+`, label: 'Years of experience' }),
      ...ifShown(claims.successRate, { number: '99%', label: 'Success rate' }),
      ...ifShown(claims.successfulCases, { number: '1,000+', label: 'Successful cases' }),
      ...ifShown(claims.assetsProtected, { number: '$500M+', label: 'Assets protected' }),
    ],
    notice: sentences(
      exampleFigures,
      noteOn(claims.yearsOfExperience, claims.successRate, claims.successfulCases, claims.assetsProtected),
      priorResults,
    ),
  },
  callToAction: {
    heading: 'Not sure which it is?',
    intro: 'Tell us in your own words, and we sort it out with you.',
    button: consultationLink,
    call: callLink,
  },
  seo: {
    title: 'Divorce and Family Law Practice Areas',
    description:
      'Divorce, custody, support, property, agreements, orders of protection, paternity and adoption ' +
      'in New York: what each involves and where to begin.',
    keywords: [
      'family law practice areas New York',
      'divorce lawyer services',
      'child custody and support',
      'order of protection lawyer',
      'modification of custody or support',
      'paternity lawyer New York',
      'adoption lawyer New York',
    ],
  },
} satisfies {
  hero: SectionHeading;
  cards: SectionHeading & { call: Link; ask: Link };
  more: { heading: string; links: readonly Link[] };
  whyChooseUs: SectionHeading & { stats: readonly Stat[]; notice: string };
  callToAction: SectionHeading & { button: Link; call: Link };
  seo: PageSeo;
};
