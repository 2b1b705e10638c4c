import { paths } from '../../../contract/paths.ts';
import { priorResults } from '../../derive/claims.ts';
import { requestConsultation } from '../../derive/promises.ts';
import type { Stat } from '../../schema/firm.ts';
import type { WordmarkStyle } from '../../schema/media.ts';
import { firm } from '../identity.ts';

// Without interviews (videos.ts) and articles (press.ts) there is no media page.

export const mediaPage = {
  hero: {
    badge: 'In the media',
    headline: 'The firm in the media',
    subtitle: 'Interviews with our attorneys, and articles about family law.',
    stats: [] as readonly Stat[],
    expertLabel: null as string | null,
    note: '',
    /** At the head of a demonstration's page. */
    sample: null as string | null,
  },
  videos: {
    heading: 'Video Interviews',
    intro: 'Nothing is loaded from a video service until you press play.',
    groups: { recent: 'Recent Interviews', historic: 'Earlier Interviews' },
    highlightsLabel: 'Subjects',
  },
  press: {
    heading: 'Press Coverage',
    intro: 'A selection. Clients are named only where they have agreed to it.',
    groups: {
      'high-profile': 'High-Profile Cases',
      recent: 'Recent Coverage',
      historic: 'Earlier Coverage',
    },
    featuredBadge: 'FEATURED',
    readLabel: 'Read Full Article',
    bylineLabel: 'By',
    notice: priorResults,
  },
  closing: {
    heading: 'You need not be in the news to call',
    intro: 'Journalists may use the same number.',
    button: { label: requestConsultation, href: paths.consultation },
    call: { label: `Call ${firm.phone.display}`, href: firm.phone.href },
  },
  seo: {
    title: 'Media Appearances and Press Coverage',
    description: `Interviews with the attorneys of ${firm.shortName}, and press coverage.`,
    keywords: ['divorce lawyer interview', 'family law in the news'],
  },
};

/** The wordmark styles of known publications; others are plain text. */
export const publicationWordmarks: Readonly<Record<string, WordmarkStyle>> = {};
