import type { HelpTopic } from '#law/help-lines.ts';
import type { Calculator } from '../../contract/calculations.ts';
import type { Link, SectionHeading, Stat, TitledText } from './firm.ts';
import type { MatterType } from './home.ts';

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

/** A kind of matter on the home page, beside the record that it leads to. */
export interface HomeMatter extends Omit<MatterType, 'href'> {
  /** The order among them, from 1. */
  place: number;
}

/**
 * Facts about a practice area for menus and lists; small, because browsers load it with every page. A new one
 * changes the counts in firm/facts.ts.
 */
export interface PracticeAreaEntry {
  /** The order in lists, from 1. */
  place: number;
  name: string;
  /** The group in the menu, and the order there; groups stand in the order of their first area. */
  menu?: { group: string; place: number };
  /** The anchor of its card in the list of practice areas. */
  anchor?: string;
  /** The order among the links below the cards, for an area without a card. */
  belowCards?: number;
  /** In the side panel of the home page. */
  inPanel?: true;
  /** In the footer, which leads to the card. */
  inFooter?: true;
  /** Among the kinds of matter on the home page. */
  matters?: readonly (HomeMatter & {
    /** Leads to the card instead of the page. */
    toCard?: true;
  })[];
  /** Former paths, without a trailing slash, that lead here; its bare name does anyway. */
  formerPaths?: readonly string[];
}

/** A publication in the sidebar with its article. */
interface SidebarPublication extends Link {
  publication: string;
}

/** The firm's texts on the pages of all practice areas. */
export interface PracticeAreaTexts {
  /** The bar above the page. */
  stickyNotice: { enabled: boolean; text: string; link: Link };
  /** Figures of the firm; without any there is no strip. */
  credibility: { facts: readonly Stat[] };
  /** Stands once, at the end of the page, for all its figures. */
  notes: string;
  testimonials: { heading: string; notice: string };
  publications: readonly SidebarPublication[];
  closing: SectionHeading;
}

/** A card of the practice areas list. */
interface MatterCard {
  /** The order among the cards, from 1. */
  place: number;
  text: string;
  /** Shows the "Help now" box before the text. */
  help?: HelpTopic;
  points: readonly string[];
  /** The ornament (public/drawings/ornaments.svg) of the leading cards. */
  ornament?: string;
}

/** A card that leads to the phone and the contact page. */
export interface OtherMatter extends MatterCard {
  title: string;
  anchor?: string;
  /** Among the kinds of matter on the home page. */
  matters?: readonly HomeMatter[];
}

/** A card as shown. */
export interface PracticeAreaCard extends OtherMatter {
  /** The page of its practice area. */
  detail?: Link;
}

/** The page of a practice area. */
export interface PracticeAreaRecord {
  /** `title` only where it is not the area's name; `link` is the label that leads to the page. */
  card?: MatterCard & { title?: string; link: string };
  subtitle: string;
  badge?: string;
  heroDescription: string;
  /** The calculator that the page offers below its introduction. */
  calculator?: Calculator;
  /** The managing partner's personal message to the reader of this page. */
  personalMessage: readonly string[];
  whyChooseUs: readonly TitledText[];
  /**
   * A highlight that comes first is first aid, with the list after a red one: it stands before the form, unless the area has the
   * "Help now" box.
   */
  mainContent: { sections: readonly PracticeAreaSection[] };
  testimonials: readonly PracticeAreaTestimonial[];
  /** The `videoId`s of the interviews in the sidebar (content/firm/videos.ts). */
  interviews: readonly string[];
  /** Shows the button that leaves the page, and the "Help now" box. */
  help?: HelpTopic;
  seo: { title: string; description: string; keywords: readonly string[] };
}

export interface PracticeArea extends PracticeAreaRecord {
  /** The slug in the address: the name of the record's file. */
  id: string;
  /** The name of the entry. */
  title: string;
}
