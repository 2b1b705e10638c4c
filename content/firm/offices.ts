import type { ContactCard, Office } from '../schema/firm.ts';
import { firm } from './identity.ts';

export const offices: readonly Office[] = [
  {
    key: 'manhattan',
    name: 'Manhattan',
    title: 'The Woolworth Building',
    subtitle: 'Main office, Lower Manhattan',
    suite: firm.address.suite,
    address: firm.address.street,
    city: firm.address.city,
    region: firm.address.region,
    postalCode: firm.address.postalCode,
    detail: 'Opposite City Hall Park',
    description:
      'Our main office, a short walk from the courts at Foley Square. Most consultations begin here.',
    history: 'The tower opened in 1913 and was the tallest building in the world until 1930.',
    image: '/drawings/office-manhattan.svg',
    isMain: true,
  },
  {
    key: 'brooklyn',
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
    isMain: false,
  },
  {
    key: 'losangeles',
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
      'For New York cases with a life on both coasts. Where California law governs, we work with counsel ' +
      'there.',
    // California RPC 5.5: an office there must not suggest that its lawyers practice California law.
    notice: 'By appointment. Our attorneys are not admitted in California.',
    history: 'The Central Library across the way has stood since 1926.',
    image: '/drawings/office-losangeles.svg',
    isMain: false,
  },
  {
    key: 'astoria',
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
    isMain: false,
  },
];

export const contactCard = {
  title: 'Contact information',
  phone: firm.phone,
  email: firm.email,
  hours: firm.hours.display,
  emergency: firm.hours.emergency,
  video: { title: 'By video', text: 'Consultations by secure video, wherever you are.' },
} satisfies ContactCard;
