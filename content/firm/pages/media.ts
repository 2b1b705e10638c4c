import { paths } from '../../../contract/paths.ts';
import { exampleFigures, ifShown, isShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import { callLink } from '../../derive/navigation.ts';
import type { Link, SectionHeading, Stat } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { claims } from '../claims.ts';

/** @sample texts and figures of the media page */
export const mediaPage = {
  /** Stands once, at the end of the page, for all its figures. */
  notes: sentences(
    exampleFigures,
    noteOn(claims.televisionInterviews, claims.pressArticles, claims.mediaExpert),
    priorResults,
  ),
  hero: {
    badge: 'In the media',
    headline: 'Interviews and articles',
    subtitle: 'Our attorneys on New York divorce and custody: television, radio, podcasts and print.',
    stats: [
      ...ifShown(claims.televisionInterviews, { number: '50+', label: 'TV interviews', noted: true }),
      ...ifShown(claims.pressArticles, { number: '100+', label: 'Press articles', noted: true }),
    ],
    expertLabel: isShown(claims.mediaExpert) ? 'National media expert' : null,
    /** At the head of the demonstration's page. */
    sample: inDemonstration('Sample interviews and articles, written for this demonstration.', null),
  },
  videos: {
    groups: { recent: 'Recent Interviews (2024)', historic: 'Historic Interviews' },
  },
  press: {
    intro: inDemonstration(
      'A selection.',
      'A selection. Clients are named only where they have agreed to it; the documentary was made ' +
        'with the client’s consent.',
    ),
    groups: {
      'high-profile': 'High-Profile Cases',
      recent: 'Recent Coverage (2024)',
      historic: 'Historic Coverage',
    },
  },
  closing: {
    heading: 'Your case stays private',
    intro:
      'Hardly any of our cases make the news. To talk about yours, call or write. Reporters can use ' +
      'the same number.',
    button: { label: 'Schedule Free Consultation', href: paths.consultation },
    call: callLink,
  },
  seo: {
    title: 'Media Appearances and Press Coverage',
    description:
      'Television, radio and podcast interviews with the attorneys of the firm on New York divorce ' +
      'and custody, and press coverage since 2009.',
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
  notes: string;
  hero: {
    badge: string;
    headline: string;
    subtitle: string;
    stats: readonly Stat[];
    expertLabel: string | null;
    sample: string | null;
  };
  videos: { groups: Record<'recent' | 'historic', string> };
  press: { intro: string; groups: Record<'high-profile' | 'recent' | 'historic', string> };
  closing: SectionHeading & { button: Link; call: Link };
  seo: PageSeo;
};
