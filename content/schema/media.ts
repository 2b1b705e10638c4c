/** A drawing, or a picture of an article, of the firm's folder or that of the law. */
export interface Picture {
  src: string;
  /**
   * The shown part of a drawing: left, top, width and height in its units. Strokes keep their width at every size, so
   * choose a part by how much of the scene its frame can hold.
   */
  view?: readonly [left: number, top: number, width: number, height: number];
  /** Drawn in light lines for a dark background. */
  onDark?: boolean;
}

/** A photograph of the folder `photos` of the firm. */
export interface Photograph {
  /** `/photos/` and the file's name. */
  src: string;
  /** Describes the picture for visitors who do not see it; empty if the text beside it does. */
  alt: string;
  /** The side that stays in sight where the frame is narrower or lower than the photograph. Default: the middle. */
  keep?: 'top' | 'bottom' | 'left' | 'right';
}

/** The placeholder of a video player: a picture, or a few words. */
export type Poster = Picture | { words: string };

/** A recorded interview; the player loads only when the visitor presses play. */
export interface Video {
  title: string;
  network: string;
  /** Minutes and seconds, as displayed. */
  duration: string;
  /** The date as displayed; `uploadDate` is the same day in ISO 8601. */
  date: string;
  category: 'recent' | 'historic';
  description: string;
  thumbnail: Poster;
  /** Eleven characters. An id that begins with `sample-` is a sample. */
  videoId: string;
  highlights: readonly string[];
  uploadDate: string;
  /** For an interview that the home page shows, too. */
  onHomePage?: { place: number; badge: string; viewCount: string };
}

/** An interview on the home page. */
export interface InterviewCard {
  videoId: string;
  title: string;
  badge: string;
  duration: string;
  viewCount: string;
  poster: Poster;
}

/** An article about the firm or with its attorneys; the demonstration alone links a sample address (`.example`). */
export interface PressArticle {
  /** The card's anchor on the media page. */
  anchorId?: string;
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

/** The typographic style of a publication's wordmark. */
export type WordmarkStyle =
  | 'serif'
  | 'serif-light'
  | 'serif-caps'
  | 'serif-ruled'
  | 'sans'
  | 'sans-light'
  | 'sans-spaced'
  | 'condensed';

/** A news outlet; `logo` is its wordmark, set in a style of its own. */
export interface MediaLogo {
  name: string;
  type: string;
  logo: string;
  style: WordmarkStyle;
}
