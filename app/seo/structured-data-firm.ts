import type {
  AggregateRating,
  LegalService,
  LocalBusiness,
  OpeningHoursSpecification,
  Thing,
} from 'schema-dts';
import { claims, isShown } from '#firm/claims.ts';
import { firm } from '#firm/identity.ts';
import { offices } from '#firm/offices.ts';
import type { Office } from '../../content/schema/firm.ts';
import { paths, sharePicture } from '../../contract/paths.ts';
import { isSampleAddress } from '../../contract/sample-address.ts';
import type { GraphIds } from './graph-ids.ts';

const profiles = firm.socialLinks.map(({ url }) => url).filter((url) => !isSampleAddress(url));
const telephone = firm.phone.href.replace('tel:', '');

/** The firm with every office, on each page like the footer that names them. */
export function firmNodes(siteUrl: string, ids: GraphIds, withRating: boolean): Thing[] {
  const { street, suite, city, region, postalCode, country } = firm.address;
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
      streetAddress: `${street}, ${suite}`,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: firm.geo.latitude, longitude: firm.geo.longitude },
    openingHoursSpecification: openingHours(ids),
    areaServed: { '@type': 'State', name: firm.geo.placename },
    department: offices.map(({ key }) => ({ '@id': ids.office(key) })),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(withRating && isShown(claims.googleRating) ? { aggregateRating: aggregateRating() } : {}),
  };
  return [service, ...offices.map((office) => officeNode(office, siteUrl, ids))];
}

function openingHours(ids: GraphIds): Exclude<OpeningHoursSpecification, string> {
  return {
    '@type': 'OpeningHoursSpecification',
    '@id': ids.hours,
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: firm.hours.opens,
    closes: firm.hours.closes,
  };
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
    ...(office.notice ? { description: office.notice } : { openingHoursSpecification: { '@id': ids.hours } }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${office.address}, ${office.suite}`,
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: firm.address.country,
    },
  };
}

/** The rating in the footer of every page. */
function aggregateRating(): Exclude<AggregateRating, string> {
  const { value, count } = firm.rating;
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    reviewCount: Number(count.replace(/\D/g, '')),
    bestRating: 5,
    worstRating: 1,
  };
}
