import type { Person, Review } from 'schema-dts';
import { firm } from '#firm/identity.ts';
import { reviewGroups } from '#firm/reviews.ts';
import { detailedReviews } from '#firm/reviews-detailed.ts';
import { profileOf } from '../../content/derive/attorney-profiles.ts';
import { attorneys } from '../../content/derive/attorneys.ts';
import type { Attorney } from '../../content/schema/attorney.ts';
import { variantPath } from '../../contract/pictures.ts';
import type { PageInGraph } from './structured-data.ts';

/** The attorneys as short cards. */
export function attorneyNodes({ siteUrl, ids }: PageInGraph): Exclude<Person, string>[] {
  return attorneys.map((attorney) => attorneyNode(attorney, siteUrl, ids));
}

/** The attorneys with schools, languages and practice areas, as in their profiles. */
export function profileNodes({ siteUrl, ids }: PageInGraph): Exclude<Person, string>[] {
  return attorneys.map((attorney) => {
    const { education, focusAreas, languages } = profileOf(attorney.slug);
    const schools = education.map(({ school }) => ({
      '@type': 'CollegeOrUniversity' as const,
      name: school,
    }));
    return {
      ...attorneyNode(attorney, siteUrl, ids),
      // An empty list is no value.
      ...(schools.length > 0 ? { alumniOf: schools } : {}),
      ...(focusAreas.length > 0 ? { knowsAbout: focusAreas.map(({ label }) => label) } : {}),
      ...(languages.length > 0 ? { knowsLanguage: [...languages] } : {}),
    };
  });
}

export function attorneyNode(
  { slug, name, role, shortBio, photo }: Attorney,
  siteUrl: string,
  ids: PageInGraph['ids'],
): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': ids.attorney(slug),
    name,
    jobTitle: role,
    description: shortBio,
    url: ids.attorney(slug),
    worksFor: { '@id': ids.firm },
    // Search engines read no drawings (SVG).
    ...(typeof photo === 'object'
      ? { image: siteUrl + variantPath({ original: photo.src, width: 1280, format: 'jpeg' }) }
      : {}),
  };
}

/** The client reviews in full. */
export function reviewNodes({ ids, path }: PageInGraph): Exclude<Review, string>[] {
  const short = reviewGroups.flatMap(({ reviews }) => reviews.map((review) => ({ ...review, title: null })));
  const long = detailedReviews.map((review) => ({ ...review, text: review.paragraphs.join('\n') }));
  return [...short, ...long].map(({ title, text, author, type, rating }, index) => ({
    '@type': 'Review',
    '@id': ids.onPage(path, `review-${index + 1}`),
    ...(title ? { name: title } : {}),
    reviewBody: text,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: type },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    itemReviewed: { '@type': 'LegalService', '@id': ids.firm, name: firm.name },
  }));
}
