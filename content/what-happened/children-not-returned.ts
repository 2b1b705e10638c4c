import { consultation, contested, courtFees, mediation } from './costs.ts';
import type { HappenedPage } from './types.ts';

export const childrenNotReturned: HappenedPage = {
  slug: 'children-not-returned',
  name: 'Children not returned',
  title: 'The children were not brought back',
  opening:
    'Unless someone is in danger, you rarely have to act within the hour. Do tonight only what you would be ' +
    'content to hear read aloud in court.',
  picture: { src: '/articles/two-homes.svg', view: [440, 380, 320, 180] },
  danger:
    'If a child may be in danger, call\u00a0911 first. If you fear that a child will be taken out of the state or the ' +
    'country, say so in your first sentence to us.',
  tonight: [
    'Do not go to the door to argue.',
    'Offer two definite alternatives, in writing.',
    'Note what was agreed, what you asked for and what came back, with date and hour.',
    'Find every order, agreement or written schedule, even an old one.',
  ],
  thisMonth: [
    'If talk fails, the court can be asked for an arrangement while a case is open. The coming weekend comes first.',
    'Custody begins in Family Court where no divorce is pending; otherwise it is usually settled within the divorce.',
    'An order stands until it is changed. Disobeying it can be contempt of court.',
    'Do not keep your child beyond the agreed time in return, or travel, without agreement or advice.',
  ],
  costs: [consultation, courtFees, mediation, contested],
  aboutCosts:
    'The court fees are those of a divorce in Supreme Court. Custody disputed inside a divorce keeps that divorce’s pace, and much of its cost.',
  reading: [
    { label: 'Child custody', href: '/practice-areas/child-custody/' },
    { label: 'Which court, and what it does', href: '/courts/' },
    { label: 'Glossary: order to show cause', href: '/glossary/#order-to-show-cause' },
    { label: 'Glossary: parenting time', href: '/glossary/#parenting-time' },
  ],
  quickExit: true,
  seo: {
    title: 'Children Not Returned After a Visit: What to Do',
    description:
      'The other parent did not bring the children back. What to do tonight and this month in New York, and what ' +
      'it may cost.',
    keywords: ['children not returned', 'other parent keeps child New York', 'parenting time denied'],
  },
};
