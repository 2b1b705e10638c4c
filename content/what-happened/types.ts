import type { Picture } from '../media-types.ts';
import type { PageSeo } from '../seo-types.ts';
import type { Link } from '../types.ts';

/** An amount, and what it pays for. */
export interface Cost {
  amount: string;
  pays: string;
}

/** A page for one answer to "What happened?": a card, and what to do in three columns. */
export interface HappenedPage {
  /** The last part of its address. */
  slug: string;
  /** Name in breadcrumbs. */
  name: string;
  title: string;
  opening: string;
  /** The engraving on the card. */
  picture: Picture;
  /** Said before everything else. */
  danger?: string;
  tonight: readonly string[];
  thisMonth: readonly string[];
  costs: readonly Cost[];
  /** Stands below the costs. */
  aboutCosts: string;
  reading: readonly Link[];
  /** Shows the button that leaves the page. */
  quickExit?: true;
  seo: PageSeo;
}
