import type { OfficeRecord } from '../../schema/firm.ts';

/** @sample office */
export const office: OfficeRecord = {
  place: 3,
  name: 'Los Angeles',
  title: 'West Fifth Street',
  subtitle: 'Downtown Los Angeles',
  suite: '35th Floor',
  address: '555 W 5th St',
  city: 'Los Angeles',
  region: 'CA',
  postalCode: '90013',
  detail: 'By appointment, near the Central Library',
  description:
    'For New York cases with a life on both coasts. Where California law governs, we work with ' +
    'counsel there.',
  // California RPC 5.5: an office there must not suggest that its lawyers practice California law.
  notice: 'By appointment. Our attorneys are not admitted in California.',
  terms:
    'The Los Angeles office, open by appointment, serves New York cases with a life on both coasts. ' +
    'Our attorneys are not admitted in California; where its law governs, we work with local counsel ' +
    'there.',
  history: 'Across from the Central Library of 1926.',
  image: '/drawings/office-losangeles.svg',
};
