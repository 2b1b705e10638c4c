import { consultation, contested } from './costs.ts';
import type { HappenedPage } from './types.ts';

export const afraidAtHome: HappenedPage = {
  slug: 'afraid-at-home',
  name: 'Afraid at home',
  title: 'You are afraid at home',
  opening:
    'You do not have to be sure what it is called. You do not have to begin a divorce in order to ask for ' +
    'protection.',
  picture: { src: '/articles/night-window.svg', view: [440, 201, 440, 248], onDark: true },
  danger:
    'In danger at this moment, call\u00a0911. Do not finish the page. If someone may look at this device after you, ' +
    'read it on another one, or call us instead.',
  tonight: [
    'Get to where you are safe: a friend your spouse does not know, a relative, a lobby with a doorman.',
    'Take the children with you, if you can do it without a struggle.',
    'Take identification, medicines, keys and telephone only if it is quick. Do not go back for them.',
    'Once you are away, switch off shared location, on the children’s tablets too. Tell one person where you are.',
  ],
  thisMonth: [
    'Write down what happened, the most recent time first: date, place, words, who saw or heard.',
    'Keep messages and voicemails exactly as they are.',
    'An order of protection can tell a person to stop, and to stay away from you, your home, your work and the school.',
    'Which court it belongs in depends on the facts. Sorting that out is our work.',
  ],
  costs: [consultation, contested],
  aboutCosts:
    'Protection needs no divorce; the second figure is for one. If fees are out of reach, tell us at the start, and ' +
    'do not put off a question of safety because of a fee.',
  reading: [
    { label: 'When an order of protection is involved', href: '/when-an-order-of-protection-is-involved/' },
    { label: 'How to hide a visit to this site', href: '/hide-a-visit/' },
    { label: 'Glossary: order of protection', href: '/glossary/#order-of-protection' },
    { label: 'Glossary: domestic violence', href: '/glossary/#domestic-violence' },
  ],
  quickExit: true,
  seo: {
    title: 'Afraid at Home: What to Do Tonight',
    description:
      'If you are in danger, call 911. Afraid at home in New York: what to do tonight, how an order of protection ' +
      'helps, and what it may cost.',
    keywords: ['afraid of my spouse', 'order of protection New York', 'domestic violence lawyer New York'],
  },
};
