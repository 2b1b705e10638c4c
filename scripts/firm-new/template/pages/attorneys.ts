import { attorneys, leadAttorney } from '../../derive/attorneys.ts';
import { callLink, consultationLink } from '../../derive/navigation.ts';
import { city, languages } from '../identity.ts';

const one = attorneys.length === 1;
const spoken =
  languages.length > 1 ? ` The office speaks ${new Intl.ListFormat('en').format(languages)}.` : '';

export const attorneysPage = {
  hero: {
    badge: one ? 'Our attorney' : 'Our attorneys',
    heading: one ? `Meet ${leadAttorney.name}` : 'Meet our attorneys',
    intro: `Divorce and family law in ${city}, New York.${spoken}`,
  },
  callToAction: {
    heading: 'Tell us what has happened',
    intro: 'A few lines are enough to begin with.',
    button: consultationLink,
    call: callLink,
  },
  seo: {
    title: one ? `${leadAttorney.name}, Attorney` : 'Our Divorce and Family Law Attorneys',
    description: `Attorneys for divorce and family law in ${city}, New York: ${one ? leadAttorney.name : 'their work, education and admissions'}.`,
    keywords: [`${city} divorce attorneys`, `family law attorneys ${city}`, `${leadAttorney.name} attorney`],
  },
};
