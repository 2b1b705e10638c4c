import { priorResults, sentences } from '../../derive/claims.ts';
import { callLink, consultationLink } from '../../derive/navigation.ts';
import type { Stat, TitledText } from '../../schema/firm.ts';
import { firm } from '../identity.ts';

const stats: readonly Stat[] = [];
const reasons: readonly TitledText[] = [];

export const reviewsPage = {
  hero: {
    heading: 'What clients say',
    intro: 'From clients whose matters are over, with their consent. They are signed with initials only.',
  },
  stats,
  statsNote: '',
  platforms: {
    heading: 'Where they were left',
    intro: 'Each platform counts in its own way, so we show them separately.',
    countLabel: 'reviews',
  },
  groups: { heading: 'Client reviews', intro: 'A selection.' },
  detailed: { heading: 'Cases, told at length', intro: 'In the clients’ own words.' },
  whyFiveStars: { heading: 'What clients mention', intro: 'Most often in their reviews.', reasons },
  /** The text alternative of the stars. */
  starsLabel: '5 out of 5 stars',
  notice: sentences('Every case is different.', priorResults),
  callToAction: {
    heading: 'Your own case is the one that matters',
    intro: 'For an opinion about your situation, talk to an attorney.',
    button: consultationLink,
    call: callLink,
  },
  seo: {
    title: 'Client Reviews',
    description: `What clients of ${firm.shortName} write about their divorce, custody and support cases.`,
    keywords: ['divorce lawyer reviews', 'family lawyer reviews', `${firm.shortName} reviews`],
  },
};
