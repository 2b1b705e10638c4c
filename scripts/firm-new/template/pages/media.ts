import { callLink, consultationLink } from '../../derive/navigation.ts';
import type { Stat } from '../../schema/firm.ts';
import { firm } from '../identity.ts';

// Without interviews (videos.ts) and articles (press.ts) there is no media page.

export const mediaPage = {
  notes: '',
  hero: {
    badge: 'In the media',
    headline: 'The firm in the media',
    subtitle: 'Interviews with our attorneys, and articles about family law.',
    stats: [] as readonly Stat[],
    expertLabel: null as string | null,
    /** At the head of a demonstration's page. */
    sample: null as string | null,
  },
  videos: {
    groups: { recent: 'Recent Interviews', historic: 'Earlier Interviews' },
  },
  press: {
    intro: 'A selection. Clients are named only where they have agreed to it.',
    groups: {
      'high-profile': 'High-Profile Cases',
      recent: 'Recent Coverage',
      historic: 'Earlier Coverage',
    },
  },
  closing: {
    heading: 'You need not be in the news to call',
    intro: 'Journalists may use the same number.',
    button: consultationLink,
    call: callLink,
  },
  seo: {
    title: 'Media Appearances and Press Coverage',
    description: `Interviews with the attorneys of ${firm.shortName}, and press coverage.`,
    keywords: ['divorce lawyer interview', 'family law in the news'],
  },
};
