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
  description: 'For families in Brooklyn, near the Kings County courts and the Borough Hall subway.',
  history: 'Brooklyn Heights became the city’s first historic district in 1965.',
  image: '/drawings/office-brooklyn.svg',
};
