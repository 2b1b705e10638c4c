import { paths } from '../../../contract/paths.ts';
import { leadAttorney } from '../../derive/attorneys.ts';
import { officeCount, offices } from '../../derive/offices.ts';
import { ifFree, requestConsultation } from '../../derive/promises.ts';
import type { ContactCard, InterviewCard, Link, SectionHeading, TitledText } from '../../schema/firm.ts';
import { city, firm } from '../identity.ts';

// A section whose list is empty is left out with its heading.

/** The client portal, for a firm that has one. */
export const portal = {
  heading: 'Your case online',
  intro: 'Clients of the firm have a portal.',
  features: [] as readonly TitledText[],
  assurances: [] as readonly string[],
  note: '',
  button: { label: 'Get Your Portal Access', href: paths.contact },
  existingClients: {
    question: 'Already a client?',
    /** The portal's link, or the phone, follows. */
    open: 'Open your file:',
    ask: 'Call us for your portal link:',
    phone: firm.phone,
  },
};

export const familyValues: SectionHeading & { values: readonly TitledText[] } = {
  heading: 'For families',
  intro: '',
  values: [],
};

export const mediaInterviews: readonly InterviewCard[] = [];

export const interviewsSection: SectionHeading & {
  externalHeading: string;
  externalLinks: readonly Link[];
} = { heading: 'In conversation', intro: '', externalHeading: 'Also on air', externalLinks: [] };

/** The attorney in the first place introduced at length; without a text there is no section. */
export const partnerProfile = {
  heading: leadAttorney.name,
  role: leadAttorney.role,
  text: '',
  profileButton: { label: 'View Full Profile', href: paths.attorneys },
  watchButton: { label: 'Watch', href: paths.media },
  watchNote: '',
};

export const whyChoose: SectionHeading & { differentiators: readonly TitledText[] } = {
  heading: 'What is different here',
  intro: '',
  differentiators: [],
};

export const locations = {
  heading: 'Where to find us',
  intro:
    offices.length === 1 ? `Our office in ${city}.` : `${officeCount.first}. Choose one to see where it is.`,
  legend: 'Office',
};

/** Beside the offices. */
export const contactCard: ContactCard = {
  title: 'Contact information',
  phone: firm.phone,
  email: firm.email,
  hours: firm.hours.display,
  emergency: firm.hours.emergency,
  video: null,
};

export const callToAction = {
  heading: 'Schedule Your Consultation',
  intro: ifFree('The first consultation is free.', 'Call, or tell us in a few lines what has happened.'),
  points: [] as readonly string[],
  button: { label: requestConsultation, href: paths.consultation },
  call: { label: `Call: ${firm.phone.display}`, href: firm.phone.href },
};
