import { paths } from '../../../contract/paths.ts';
import { exampleFigures, ifShown, isShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import type { Link, SectionHeading, Stat } from '../../schema/firm.ts';
import type { WordmarkStyle } from '../../schema/media.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { claims } from '../claims.ts';
import { firm } from '../identity.ts';

/** @sample texts and figures of the media page */
export const mediaPage = {
  hero: {
    badge: 'In the media',
    headline: 'Explaining family law, on the record.',
    subtitle:
      'Reporters call us when a case needs putting into plain words. Here is what we have said on ' +
      'television and radio, and what has been written.',
    stats: [
      ...ifShown(claims.televisionInterviews, { number: '50+', label: 'TV interviews' }),
      ...ifShown(claims.pressArticles, { number: '100+', label: 'Press articles' }),
    ],
    expertLabel: isShown(claims.mediaExpert) ? 'National media expert' : null,
    note: sentences(
      exampleFigures,
      noteOn(claims.televisionInterviews, claims.pressArticles, claims.mediaExpert),
    ),
    /** At the head of the demonstration's page. */
    sample: inDemonstration('Sample interviews and articles, written for this demonstration.', null),
  },
  videos: {
    heading: 'Video Interviews',
    intro: 'Nothing is loaded from a video service until you press play.',
    groups: { recent: 'Recent Interviews (2024)', historic: 'Historic Interviews' },
    highlightsLabel: 'Subjects',
  },
  press: {
    heading: 'Press Coverage',
    intro: inDemonstration(
      'A selection.',
      'A selection. Clients are named only where they have agreed to it; the documentary was made with the ' +
        'client’s consent.',
    ),
    groups: {
      'high-profile': 'High-Profile Cases',
      recent: 'Recent Coverage (2024)',
      historic: 'Historic Coverage',
    },
    featuredBadge: 'FEATURED',
    readLabel: 'Read Full Article',
    bylineLabel: 'By',
    notice: priorResults,
  },
  closing: {
    heading: 'You need not be in the news to call',
    intro:
      'Most of the cases we settle are never heard of by anyone else. If you would like to talk about ' +
      'yours, privately, we are here. Journalists may use the same number.',
    button: { label: 'Schedule Free Consultation', href: paths.consultation },
    call: { label: `Call ${firm.phone.display}`, href: firm.phone.href },
  },
  seo: {
    title: 'Media Appearances and Press Coverage',
    description:
      'Television, radio and podcast interviews with the attorneys of the firm on New York divorce and ' +
      'custody, and press coverage since 2009.',
    keywords: [
      'divorce lawyer in the news',
      'New York divorce attorney interview',
      'family law media commentary',
      'Todd Hartwell interview',
      'divorce documentary lawyer',
      'custody interview',
    ],
  },
} satisfies {
  hero: {
    badge: string;
    headline: string;
    subtitle: string;
    stats: readonly Stat[];
    expertLabel: string | null;
    note: string;
    sample: string | null;
  };
  videos: SectionHeading & { groups: Record<'recent' | 'historic', string>; highlightsLabel: string };
  press: SectionHeading & {
    groups: Record<'high-profile' | 'recent' | 'historic', string>;
    featuredBadge: string;
    readLabel: string;
    bylineLabel: string;
    notice: string;
  };
  closing: SectionHeading & { button: Link; call: Link };
  seo: PageSeo;
};

/** The wordmark styles of known publications; others are plain text. @sample publications */
export const publicationWordmarks: Readonly<Record<string, WordmarkStyle>> = {
  'The Empire Ledger': 'serif',
  'Hudson Evening News': 'sans',
  'Broad Street Journal': 'serif-caps',
  'Tri-State Tonight': 'condensed',
  'Harborline Public Radio': 'sans-light',
  'The Borough Review': 'serif-light',
  'Docket & Bench': 'serif-ruled',
  'The Long Table': 'sans-spaced',
};
