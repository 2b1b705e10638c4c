/** A picture of the site, or the part of a drawing that is shown of it. */
export interface Picture {
  /** A file of public/, e.g. `/drawings/courthouse.svg`. */
  src: string;
  /** Left, top, width and height, in the units of the drawing; of a photograph all is shown. */
  view?: readonly [number, number, number, number];
  /** Drawn in light lines, for a dark ground. */
  onDark?: boolean;
}

/** What stands in the place of a player: a picture, or a few words set in type. */
export type Poster = Picture | { words: string };

/** A recorded interview; the player loads only when the visitor presses play. */
export interface Video {
  title: string;
  network: string;
  /** Minutes and seconds, as printed. */
  duration: string;
  /** The date as printed; `uploadDate` is the same day for machines. */
  date: string;
  category: 'recent' | 'historic';
  description: string;
  thumbnail: Poster;
  /** Eleven characters; sample ids until a firm adds its own. */
  videoId: string;
  highlights: readonly string[];
  uploadDate: string;
}

/** An article about the firm or with its attorneys; `#` stands for an address still to come. */
export interface PressArticle {
  title: string;
  publication: string;
  date: string;
  category: 'high-profile' | 'recent' | 'historic';
  excerpt: string;
  url: string;
  type: string;
  journalist: string;
  isHighProfile: boolean;
  isFeatureOpinion?: boolean;
  featuredImage?: Picture;
}

/** The manner in which a publication's name is set in type. */
export type WordmarkStyle =
  | 'serif'
  | 'serif-light'
  | 'serif-caps'
  | 'serif-ruled'
  | 'sans'
  | 'sans-light'
  | 'sans-spaced'
  | 'condensed';
