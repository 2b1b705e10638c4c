import { paths } from '../../../contract/paths.ts';
import { leadAttorney } from '../../derive/attorneys.ts';
import { ifShown, noteOn } from '../../derive/claims.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import { officeCount, offices } from '../../derive/offices.ts';
import type {
  ContactCard,
  InterviewCard,
  Link,
  Phone,
  SectionHeading,
  TitledText,
} from '../../schema/firm.ts';
import { claims } from '../claims.ts';
import { firm } from '../identity.ts';
import { interviewPosters } from '../interview-posters.ts';

/** @sample client portal */
export const portal = {
  heading: 'Your case, in the cloud and in your pocket',
  intro: 'Every client has our free cloud-based client portal.',
  features: [
    { title: 'Documents', text: 'Every paper in your case, where you can find it.' },
    { title: 'Secure messaging', text: 'Message your attorney directly.' },
    ...ifShown(claims.portalUpdates, {
      title: 'Real-time updates',
      text: 'A filing or a court date is there once we have entered it.',
    }),
    { title: 'Online invoice payment', text: 'Read an invoice, then pay it, in one place.' },
  ],
  assurances: [...ifShown(claims.portalEncryption, '256-bit encryption'), '100% free'],
  note: noteOn(claims.portalUpdates, claims.portalEncryption),
  button: { label: 'Get Your Portal Access', href: paths.contact },
  existingClients: {
    question: 'Already a client?',
    /** The portal's link, or the phone, follows. */
    open: 'Open your file:',
    ask: 'Call us for your portal link:',
    phone: firm.phone,
  },
} satisfies SectionHeading & {
  features: TitledText[];
  assurances: string[];
  note: string;
  button: Link;
  existingClients: { question: string; open: string; ask: string; phone: Phone };
};

/** @sample the story of the firm and its values */
export const familyValues = {
  heading: 'A family firm, for families',
  intro: 'A father opened this firm and his son leads it.',
  values: [
    { title: 'Children are not leverage', text: 'We do not bargain with a child’s time.' },
    { title: 'Every family is a family', text: 'Married or not, of any faith, any origin, any two parents.' },
    {
      title: 'After the case',
      text: 'You will still share birthdays and graduations. We keep that in view.',
    },
  ],
} satisfies SectionHeading & { values: TitledText[] };

/** @sample interviews and their counts */
export const mediaInterviews: readonly InterviewCard[] = [
  {
    videoId: 'sample-0101',
    title: 'What a judge wants to hear in a custody case',
    badge: 'Interview',
    duration: '6:42',
    viewCount: '48K views',
    poster: interviewPosters.custodyCase,
  },
  {
    videoId: 'sample-0102',
    title: 'When the business is the marriage’s largest asset',
    badge: 'Analysis',
    duration: '8:15',
    viewCount: '31K views',
    poster: interviewPosters.businessAsAsset,
  },
  {
    videoId: 'sample-0103',
    title: 'Seven grounds, and why one is enough',
    badge: 'Explainer',
    duration: '4:58',
    viewCount: '22K views',
    poster: interviewPosters.sevenGrounds,
  },
  {
    videoId: 'sample-0104',
    title: 'Divorce after fifty: pensions, houses, grown children',
    badge: 'Panel',
    duration: '12:30',
    viewCount: '17K views',
    poster: interviewPosters.afterFifty,
  },
];

/** @sample broadcasts */
export const interviewsSection = {
  heading: 'In conversation',
  intro: `${leadAttorney.name} explains New York family law on television, radio and podcasts.`,
  externalHeading: 'Also on air',
  externalLinks: [
    {
      label: 'Hudson Evening News: custody over the holidays',
      href: 'https://hudsonevening.example/video/custody-over-the-holidays',
    },
    {
      label: 'Tri-State Tonight: the cost of a long divorce',
      href: 'https://tristatetonight.example/video/the-cost-of-a-long-divorce',
    },
    {
      label: 'The Long Table, podcast episode 112: how to leave kindly',
      href: 'https://longtable.example/episodes/112',
    },
  ],
} satisfies SectionHeading & { externalHeading: string; externalLinks: Link[] };

/** @sample the managing partner */
export const partnerProfile = {
  heading: leadAttorney.name,
  role: leadAttorney.role,
  text:
    'Todd has spent his working life in New York’s matrimonial courts. ' +
    inDemonstration('One', 'With the client’s consent, one') +
    ' of his cases later became the subject of a documentary.',
  profileButton: { label: 'View Full Profile', href: paths.attorneys },
  watchButton: { label: 'Watch on Netflix', href: `${paths.media}#documentary` },
  watchNote: 'Read about the documentary on our media page.',
} satisfies {
  heading: string;
  role: string;
  text: string;
  profileButton: Link;
  watchButton: Link;
  watchNote: string;
};

/** @sample what is different at the firm */
export const whyChoose = {
  heading: 'What is different here',
  intro: 'Small things, consistently done.',
  differentiators: [
    {
      title: 'One attorney, start to finish',
      text: 'Others join for their part of the work. The one you chose stays responsible.',
    },
    { title: 'Plain English', text: 'If a letter needs translating, we wrote it badly.' },
    { title: 'Seven days a week', text: 'Custody exchanges happen on Sundays. We work then too.' },
    { title: 'A second reader', text: 'A partner checks each agreement before you sign it.' },
    { title: 'Payment plans', text: 'Spread the cost, or use any major credit card.' },
    { title: 'Video or in person', text: 'Meet at the office, or after the children are asleep.' },
  ],
} satisfies SectionHeading & { differentiators: TitledText[] };

export const locations = {
  heading: 'Where to find us',
  intro:
    `${officeCount.first}, and consultations by video.` +
    (offices.length > 1 ? ' Choose one to see where it is.' : ''),
  legend: 'Office',
} satisfies SectionHeading & { legend: string };

/** Beside the offices. */
export const contactCard = {
  title: 'Contact information',
  phone: firm.phone,
  email: firm.email,
  hours: firm.hours.display,
  emergency: firm.hours.emergency,
  video: { title: 'By video', text: 'Consultations by secure video, wherever you are.' },
} satisfies ContactCard;

/** @sample free consultation, fees and payment */
export const callToAction = {
  heading: 'Schedule Your Consultation',
  intro: 'The consultation is free. You leave knowing where you stand, whether or not you hire us.',
  points: ['Risk-free consultation', 'Flat-fee and hourly options', 'Payment plans', 'Major credit cards'],
  button: { label: 'Get Legal Consultation', href: paths.consultation },
  call: { label: `Call: ${firm.phone.display}`, href: firm.phone.href },
} satisfies SectionHeading & { points: string[]; button: Link; call: Link };
