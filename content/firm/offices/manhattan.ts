import type { OfficeRecord } from '../../schema/firm.ts';
import { firm } from '../identity.ts';

/** @sample office */
export const office: OfficeRecord = {
  place: 1,
  name: 'Manhattan',
  title: 'The Woolworth Building',
  subtitle: 'Main office, Lower Manhattan',
  suite: firm.address.suite,
  address: firm.address.street,
  city: firm.address.city,
  region: firm.address.region,
  postalCode: firm.address.postalCode,
  detail: 'Opposite City Hall Park',
  description: 'Our main office, a short walk from the courts at Foley Square.',
  history: 'Opened in 1913, and the world’s tallest building until 1930.',
  image: '/drawings/office-manhattan.svg',
};
