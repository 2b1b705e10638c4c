import type { OfficeRecord } from '../../schema/firm.ts';

/** @sample office */
export const office: OfficeRecord = {
  place: 2,
  name: 'Brooklyn',
  title: 'Montague Street',
  subtitle: 'Brooklyn Heights',
  suite: '14th Floor',
  address: '195 Montague St',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11201',
  detail: 'Near Brooklyn Borough Hall',
  description: 'Near the Kings County courts and the Borough Hall subway.',
  history: 'The city’s first historic district, since 1965.',
  image: '/drawings/office-brooklyn.svg',
};
