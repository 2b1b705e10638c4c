/** The platform of a review. */
export type ReviewType = 'Google' | 'Avvo' | 'Yelp';

/** A client review with five stars; sample content. */
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

/** A long review about a whole case. */
export interface DetailedReview extends Omit<Review, 'text'> {
  title: string;
  matter: string;
  paragraphs: readonly string[];
}

/** Number of reviews by platform; figures as displayed. */
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
