/** Where a review was left. */
export type ReviewType = 'Google' | 'Avvo' | 'Yelp';

/** What a former client wrote; sample content, five stars all. */
export interface Review {
  text: string;
  /** Initials only. */
  author: string;
  type: ReviewType;
  rating: 5;
}

/** Reviews under one of the six category headings. */
export interface ReviewGroup {
  category: string;
  intro: string;
  reviews: readonly Review[];
}

/** A long review that tells a whole case. */
export interface DetailedReview extends Omit<Review, 'text'> {
  title: string;
  matter: string;
  paragraphs: readonly string[];
}

/** How many reviews there are, and where; figures as they are printed. */
export interface ReviewStatistics {
  totalReviews: string;
  avvoReviews: string;
  avvoFiveStar: string;
  avvoFourStar: string;
  avvoOther: string;
  yelpReviews: string;
  googleReviews: string;
  ratingCaptain: string;
}

/** One line of the platform breakdown. */
export interface ReviewPlatform {
  name: string;
  count: string;
  detail: string;
  rating?: string;
}
