import type { OfficeRecord } from '../../schema/firm.ts';

/** @sample office */
export const office: OfficeRecord = {
  place: 4,
  name: 'Astoria',
  title: 'Thirty-Sixth Street',
  subtitle: 'Astoria, Queens',
  suite: '2nd Floor',
  address: '35-37 36th St',
  city: 'Astoria',
  region: 'NY',
  postalCode: '11106',
  detail: 'In the Kaufman arts district',
  description: 'For Queens families who would rather not cross a bridge.',
  history: 'Near the Hell Gate Bridge, which opened in 1917.',
  image: '/drawings/office-astoria.svg',
};
