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
  description: 'For families across Queens who would rather not cross a bridge to see their lawyer.',
  history: 'To the north, the Hell Gate arch has carried trains over the river since 1917.',
  image: '/drawings/office-astoria.svg',
};
