import { paths } from '../../../contract/paths.ts';
import { inWordsFirst } from '../../derive/in-words.ts';
import { callLink, consultationLink } from '../../derive/navigation.ts';
import { practiceAreaEntries } from '../../derive/practice-area-entries.ts';
import { linkTo } from '../../derive/practice-area-links.ts';
import type { Link, Stat } from '../../schema/firm.ts';
import { city } from '../identity.ts';
import { otherMatters } from '../other-matters.ts';

const belowCards: readonly Link[] = practiceAreaEntries
  .filter(({ belowCards }) => belowCards)
  .sort((one, other) => (one.belowCards ?? 0) - (other.belowCards ?? 0))
  .map(linkTo);

const cards = practiceAreaEntries.filter(({ anchor }) => anchor).length + otherMatters.length;

export const practiceAreaList = {
  hero: {
    heading: 'Find the matter that sounds like yours',
    intro: 'Few cases are only one thing. Begin with the closest.',
  },
  cards: {
    heading: 'What we work on',
    intro: `${inWordsFirst(cards, 'kind')} of case, in plain terms.`,
    /** On cards without a page of their own. */
    call: callLink,
    ask: { label: 'Contact us', href: paths.contact },
  },
  more: { heading: 'Also on this site', links: belowCards },
  whyChooseUs: { heading: 'Our record', intro: '', stats: [] as readonly Stat[], notice: '' },
  callToAction: {
    heading: 'None of these, or several at once?',
    intro: 'Tell us in your own words.',
    button: consultationLink,
    call: callLink,
  },
  seo: {
    title: 'Divorce and Family Law Practice Areas',
    description: `Divorce and family law in ${city}, New York: what each kind of case involves, and where to begin.`,
    keywords: [`family law ${city}`, `divorce lawyer ${city}`, 'custody and support New York'],
  },
};
