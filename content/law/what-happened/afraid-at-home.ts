import { paths } from '../../../contract/paths.ts';
import type { HappenedPage } from '../../schema/what-happened.ts';
import { protection } from '../help-lines.ts';
import { consultation, noCourtFee } from './costs.ts';
import { answers } from './question.ts';

export const afraidAtHome: HappenedPage = {
  ...answers.afraid,
  line: 'Help tonight, and a court order without a lawyer or a fee.',
  name: 'Afraid at home',
  title: 'You are afraid at home',
  help: 'home',
  tonight: [
    'Get to where you are safe: a friend your spouse does not know, a relative, a lobby with a doorman.',
    'Take the children with you, if you can do it without a struggle.',
    'Take identification, medicines, keys and phone only if it is quick. Do not go back for them.',
    'Once you are away, switch off shared location, on the children’s tablets too. Tell one person where you are.',
    'Ask Family Court yourself, today. An order can tell a person to stop, and to stay away from you, your home, ' +
      'your work and the school.',
  ],
  opening:
    'You do not have to be sure what it is called. You can ask for protection without a divorce. If someone may ' +
    'look at this device after you, use another one, or call.',
  picture: { src: '/articles/night-window.svg', onDark: true },
  thisMonth: [
    protection.otherCourts.text,
    'Write down what happened, the most recent time first: date, place, words, who saw or heard.',
    'Keep messages and voicemails exactly as they are.',
  ],
  costs: [noCourtFee, ...consultation],
  aboutCosts: 'You do not need to hire anyone to ask Family Court.',
  reading: [
    { label: 'Three courts that can protect you', href: paths.protection },
    { label: 'Ayuda en español', href: paths.spanish, language: 'es' },
    { label: 'Immigration and language', href: paths.immigrantsAndLanguage },
    {
      label: 'When an order of protection is involved',
      href: paths.article('when-an-order-of-protection-is-involved'),
    },
    { label: 'Glossary: order of protection', href: `${paths.glossary}#order-of-protection` },
    { label: 'Glossary: domestic violence', href: `${paths.glossary}#domestic-violence` },
  ],
  fits: [
    'Safety',
    paths.practiceArea('child-custody'),
    paths.practiceArea('fathers-rights'),
    paths.practiceArea('spousal-support'),
    paths.practiceArea('lgbt-family-law'),
  ],
  // Neutral words: they stand on the tab and in the browser's history.
  seo: {
    title: 'General Information, New York Family Law',
    description:
      'General information on New York family law: which courts there are, how to ask them, what it costs and ' +
      'where to read on.',
    keywords: ['New York family law', 'Family Court New York', 'order of protection New York'],
  },
};
