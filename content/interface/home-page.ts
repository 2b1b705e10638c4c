import { firm } from '#firm/identity.ts';
import { paths } from '../../contract/paths.ts';
import { inWordsFirst } from '../derive/in-words.ts';
import { matterTypes } from '../derive/matter-types.ts';
import { panelLinks } from '../derive/navigation.ts';
import { officePlaces } from '../derive/offices.ts';
import { ifFree } from '../derive/promises.ts';
import type { SectionHeading } from '../schema/firm.ts';

/**
 * The labels of the home page, by section, in their order; the firm's own texts are in firm/pages/home.ts, those of
 * each office in firm/offices/.
 */
export const heroLabels = {
  call: `Call ${firm.phone.display}`,
  consultation: { label: ifFree('Free Consultation', 'Write to us'), href: paths.consultation },
  estimate: { label: 'Estimate support', href: `${paths.divorceCalculators}#calculators` },
};

export const mediaHeading = 'Featured in the media';

export const mattersHeading = {
  heading: 'How we help',
  intro: `${inWordsFirst(matterTypes.length, 'kind')} of case. Start with what sounds like yours.`,
} satisfies SectionHeading;

export const practicePanel = {
  heading: 'Practice areas',
  links: panelLinks,
  viewAll: { label: 'View All', href: paths.practiceAreas },
};

export const portalButton = { label: 'Get Your Portal Access', href: paths.contact };

export const existingClients = {
  question: 'Already a client?',
  /** The portal's link, or the phone, follows. */
  open: 'Open your file:',
  ask: 'Call us for your portal link:',
  phone: firm.phone,
};

export const onAirHeading = 'Also on air';

export const profileButton = { label: 'View Full Profile', href: paths.attorneys };

/** On a phone the attorney's name follows. */
export const aboutAttorney = 'About';

/** These unfold the others on a phone. */
export const moreReasons = 'More reasons';

export const moreQuestions = 'More questions';

export const locationLabels = { heading: 'Where to find us', legend: 'Office' };

/** Beside the offices. */
export const contactCard = {
  title: 'Contact information',
  phone: firm.phone,
  email: firm.email,
  hours: firm.hours.display,
  emergency: firm.hours.emergency,
};

export const callToActionCall = { label: `Call: ${firm.phone.display}`, href: firm.phone.href };

export const summaryLabels = {
  text:
    `${firm.name} has represented clients in New York divorce and family matters since ` +
    `${firm.foundedYear}, ${officePlaces}.`,
  services: 'Services',
  answers: 'Short answers',
  offices: 'Office locations',
};
