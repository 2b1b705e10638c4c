import type {
  AggregateRating,
  LegalService,
  LocalBusiness,
  OpeningHoursSpecification,
  Thing,
} from 'schema-dts';
import { firm } from '#firm/identity.ts';
import { googleRating, isShown } from '../../content/derive/claims.ts';
import { offices } from '../../content/derive/offices.ts';
import { streetLine } from '../../content/derive/postal-address.ts';
import { isSampleUrl } from '../../content/derive/sample-url.ts';
import type { Office, OpeningTimes, Rating } from '../../content/schema/firm.ts';
import { paths, sharePicture } from '../../contract/paths.ts';
import type { GraphIds } from './graph-ids.ts';

const profiles = firm.socialLinks.map(({ url }) => url).filter((url) => !isSampleUrl(url));
const telephone = firm.phone.href.replace('tel:', '');

/** The firm with every office, on each page like the footer that names them. */
export function firmNodes(siteUrl: string, ids: GraphIds, withRating: boolean): Thing[] {
  const { street, suite, city, region, postalCode, country } = firm.address;
  const { latitude, longitude } = firm.geo;
  const service: Exclude<LegalService, string> = {
    '@type': 'LegalService',
    '@id': ids.firm,
    name: firm.name,
    alternateName: firm.shortName,
    slogan: firm.tagline,
    description: firm.description,
    url: siteUrl + paths.home,
    image: siteUrl + sharePicture.path(paths.home),
    telephone,
    email: firm.email,
    foundingDate: String(firm.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(street, suite),
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    ...(latitude === undefined || longitude === undefined
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(firm.hours.week.length > 0
      ? { openingHoursSpecification: onlyOrAll(openingHours(ids, firm.hours.week)) }
      : {}),
    areaServed: { '@type': 'State', name: firm.geo.placename },
    department: offices.map(({ key }) => ({ '@id': ids.office(key) })),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(firm.rating && withRating && isShown(googleRating)
      ? { aggregateRating: aggregateRating(firm.rating) }
      : {}),
  };
  return [service, ...offices.map((office) => officeNode(office, siteUrl, ids))];
}

/** A single value is not wrapped in a list. */
function onlyOrAll<T>(values: readonly T[]): T | T[] {
  const [only, ...others] = values;
  return only !== undefined && others.length === 0 ? only : [...values];
}

/** The hours of each group of days. */
export function openingHours(
  ids: GraphIds,
  week: readonly OpeningTimes[],
): Exclude<OpeningHoursSpecification, string>[] {
  return week.map(({ days, opens, closes }, index) => ({
    '@type': 'OpeningHoursSpecification',
    '@id': ids.hours(index),
    dayOfWeek: [...days],
    opens,
    closes,
  }));
}

function officeNode(office: Office, siteUrl: string, ids: GraphIds): Exclude<LocalBusiness, string> {
  return {
    '@type': 'LocalBusiness',
    additionalType: 'https://schema.org/LegalService',
    '@id': ids.office(office.key),
    name: `${firm.shortName}, ${office.name}`,
    url: siteUrl + paths.contact,
    image: siteUrl + sharePicture.path(paths.contact),
    telephone,
    parentOrganization: { '@id': ids.firm },
    // An office open by appointment only has a notice in place of hours.
    ...(office.notice || firm.hours.week.length === 0
      ? { ...(office.notice ? { description: office.notice } : {}) }
      : {
          openingHoursSpecification: onlyOrAll(
            firm.hours.week.map((_, index) => ({ '@id': ids.hours(index) })),
          ),
        }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(office.address, office.suite),
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: firm.address.country,
    },
  };
}

/** The rating in the footer of every page. */
function aggregateRating({ value, count }: Rating): Exclude<AggregateRating, string> {
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    reviewCount: Number(count.replace(/\D/g, '')),
    bestRating: 5,
    worstRating: 1,
  };
}
