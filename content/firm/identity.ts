import type { Firm, Rating } from '../schema/firm.ts';

const name = 'Hartwell Family Law, P.C.';
const foundedYear = 1976;

/** On the main platform. @sample rating */
export const rating: Rating = { platform: 'Google', value: '5.0', count: '1,000+' };

/** @sample name, year, phone, email, hours, address, social profiles and their counts */
export const firm: Firm = {
  name,
  shortName: 'Hartwell Family Law',
  wordmark: ['Hartwell', 'Family Law'],
  tagline: 'New York Divorce & Family Lawyers',
  description:
    `${name} represents clients in New York divorce, custody, support and property cases. ` +
    `Established ${foundedYear}. Call day or night.`,
  foundedYear,
  phone: { display: '(212) 555-0176', href: 'tel:+12125550176' },
  email: 'intake@hartwell.example',
  hours: {
    display: 'Monday-Sunday 8AM-8PM',
    emergency: '24/7 emergencies',
    week: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '08:00',
        closes: '20:00',
      },
    ],
  },
  timeZone: 'America/New_York',
  emergencyLine: 'Call now, at any hour. Someone answers.',
  address: {
    street: '233 Broadway',
    suite: 'Suite 710',
    city: 'New York',
    region: 'NY',
    postalCode: '10279',
    country: 'US',
  },
  geo: { latitude: 40.7124, longitude: -74.0083, region: 'US-NY', placename: 'New York' },
  socialLinks: [
    {
      network: 'instagram',
      label: 'Instagram',
      url: 'https://instagram.example/hartwellfamilylaw',
      countLabel: 'About 3,300 followers',
    },
    {
      network: 'facebook',
      label: 'Facebook',
      url: 'https://facebook.example/hartwellfamilylaw',
      countLabel: '1,066 likes',
    },
    {
      network: 'linkedin',
      label: 'LinkedIn',
      url: 'https://linkedin.example/company/hartwell-family-law',
      countLabel: '500+ connections',
    },
  ],
  rating,
  advertisingNotices: ['Attorney Advertising', 'Prior results do not guarantee a similar outcome'],
  copyrightHolder: name,
  disclaimer:
    'This website gives general information, not legal advice. Every case turns on its own facts; ' +
    'please speak with an attorney about yours.',
  noRelationshipNotice: {
    version: '2026-11-24',
    text:
      'Sending this form does not create an attorney-client relationship. Please do not include ' +
      'confidential facts. By sending it you agree that we may answer by phone, text message or email, at the ' +
      'number and address you give.',
  },
  banner: {
    title: 'Emergency Legal Assistance',
    availability: '24 hours',
    representation: 'Immediate court representation',
    condition: 'after a conflict check and a signed retainer',
    attorneyLine: 'Direct attorney line',
  },
  errorPage: {
    heading: 'This page could not be shown',
    text: 'The fault is ours. Please try again in a moment, or call us at',
  },
  serviceProviders: [],
  selfHosted: false,
  clientPortal: null,
  pages: { media: true, reviews: true, blog: true, calculators: true, stray: true },
  demonstration: {
    shown: true,
    notice: 'Demonstration site: the firm, its people, cases, reviews and figures are invented.',
    video: '/drawings/sample-video.mp4',
  },
};

/** The pages offer a free first consultation. */
export const consultationIsFree = true;

/**
 * The response times of the site, by the way in which a visitor asks; the figures are the specification's.
 * @sample response times
 */
export const responseTimes = {
  call: '15 minutes',
  sidebar: '1 hour',
  contact: '2 hours',
  message: '24 hours',
};

/** The topics that every article links to, whether or not they have posts. */
export const popularTopics = [
  { slug: 'divorce-law', name: 'Divorce Law' },
  { slug: 'child-custody', name: 'Child Custody' },
  { slug: 'property-division', name: 'Property Division' },
  { slug: 'spousal-support', name: 'Spousal Support' },
  { slug: 'high-net-worth', name: 'High Net Worth' },
];
