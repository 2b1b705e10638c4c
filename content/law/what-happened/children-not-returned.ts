import { paths } from '../../../contract/paths.ts';
import { atAnyHour } from '../../derive/promises.ts';
import type { HappenedPage } from '../../schema/what-happened.ts';
import { consultation, contested, divorceFees, noCourtFee } from './costs.ts';
import { answers } from './question.ts';

export const childrenNotReturned: HappenedPage = {
  ...answers.children,
  line: 'Police, court, and what to do before a border.',
  name: 'Children not returned',
  title: 'The children were not brought back',
  help: 'children',
  tonight: [
    'Find every order, agreement or written schedule, even an old one, to show the police and the court.',
    'Ask the court the same day: Family Court where no divorce is pending, otherwise usually ' +
      'within the divorce.',
    'If a child may be taken out of the state or the country, do not wait until morning. Have ' +
      'passport and flight details beside you.',
    'Do not go to the door to argue. Offer two definite alternatives, in writing.',
    'Note what was agreed, what you asked for and what came back, with date and hour.',
  ],
  opening:
    `Call us too${atAnyHour}: we can go to court for you. A judge may hear later what you do ` +
    'tonight, so stay calm if you can.',
  picture: { src: '/articles/two-homes.svg' },
  thisMonth: [
    'An order stands until it is changed. Disobeying it can be contempt of court.',
    'Do not keep your child beyond the agreed time in return, or travel, without agreement or advice.',
  ],
  costs: [
    { ...noCourtFee, pays: 'custody and enforcement petitions, in Family Court' },
    ...consultation,
    divorceFees,
    contested,
  ],
  aboutCosts: 'If custody is disputed in a divorce, most of the cost is that of the divorce.',
  reading: [
    { label: 'A child taken, or a move away', href: paths.movingAndAbduction },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'Child custody', href: paths.practiceArea('child-custody') },
    { label: 'Which court, and what it does', href: paths.courts },
    { label: 'Glossary: order to show cause', href: `${paths.glossary}#order-to-show-cause` },
  ],
  fits: ['Child Custody', paths.practiceArea('child-custody'), paths.practiceArea('fathers-rights')],
  seo: {
    title: 'Children Not Returned After a Visit: What to Do',
    description:
      'The other parent did not bring the children back. Police, court and border: what to do ' +
      'tonight in New York, and what it may cost.',
    keywords: ['children not returned', 'other parent keeps child New York', 'parenting time denied'],
  },
};
