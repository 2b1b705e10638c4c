import type { HelpTopic } from '#law/help-lines.ts';
import type { Calculator } from '../../contract/calculations.ts';
import type { Stat, TitledText } from './firm.ts';

/** A section of a practice-area page: the six kinds of the specification, section 2. */
export type PracticeAreaSection =
  | { type: 'text'; title: string; content: readonly string[] }
  | { type: 'list'; title: string; content?: string; items: readonly string[] }
  | {
      type: 'highlight';
      title: string;
      content: string;
      color: 'red' | 'gold' | 'grey';
      /** For someone in danger: shown as a safety notice. */
      safety?: true;
    }
  | { type: 'stats'; title: string; content?: string; stats: readonly Stat[] }
  | {
      type: 'accordion';
      title: string;
      content?: string;
      accordionItems: readonly { title: string; content: string }[];
    }
  | { type: 'cta'; title: string; content: string };

/** A testimonial with five stars; sample content. */
export interface PracticeAreaTestimonial {
  text: string;
  author: string;
  matter: string;
}

export interface PracticeArea {
  /** The slug in the address. */
  id: string;
  title: string;
  subtitle: string;
  badge?: string;
  heroDescription: string;
  /** The calculator that the page offers below its introduction. */
  calculator?: Calculator;
  /** The managing partner's personal message to the reader of this page. */
  personalMessage: readonly string[];
  whyChooseUs: readonly TitledText[];
  mainContent: { sections: readonly PracticeAreaSection[] };
  testimonials: readonly PracticeAreaTestimonial[];
  /** The `videoId`s of the four interviews in the sidebar (content/firm/videos.ts). */
  interviews: readonly [string, string, string, string];
  /** Shows the button that leaves the page, and the "Help now" box. */
  help?: HelpTopic;
  seo: { title: string; description: string; keywords: readonly string[] };
}
