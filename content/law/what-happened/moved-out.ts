import { paths } from '../../../contract/paths.ts';
import type { HappenedPage } from '../../schema/what-happened.ts';
import { supportCountsFrom } from '../rules.ts';
import { acknowledged } from '../statements.ts';
import { consultation, contested, divorceFees, mediation, uncontested } from './costs.ts';
import { answers } from './question.ts';

export const movedOut: HappenedPage = {
  ...answers.movedOut,
  line: 'The home, the bills, and the children’s week.',
  name: 'One of us moved out',
  title: 'One of you has moved out',
  opening:
    'Moving out does not decide who keeps the home or the children. It can still change who pays the ' +
    'rent and what the children get used to.',
  picture: { src: '/articles/doorway.svg' },
  tonight: [
    'Decide only where each of you sleeps tonight.',
    `Sign nothing. Agreements between spouses must be ${acknowledged}.`,
    'If you are the one who wants to go, speak to a lawyer before you pack more than an overnight bag.',
    'If staying is unsafe, go, and call from wherever you are. In danger, call\u00a0911.',
  ],
  thisMonth: [
    'Keep the children’s week as it was, and write it down: who wakes, feeds, takes and collects.',
    'Go on paying the household’s bills as before, and keep the receipts.',
    'If the rent is in doubt, ask for support at once, in Family Court without a divorce. ' +
      `${supportCountsFrom}`,
    'Nobody has to prove who left: the no-fault ground is a marriage broken down beyond repair for ' +
      'six months.',
  ],
  costs: [...consultation, divorceFees, mediation, uncontested, contested],
  aboutCosts:
    'Support in Family Court has no fee. If you are afraid of each other, choose another way than ' +
    'mediation.',
  reading: [
    { label: 'If you want to move with the children', href: `${paths.movingAndAbduction}#moving` },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'The first three days', href: paths.article('first-three-days-after-the-news') },
    { label: 'Keep, sell or wait: the home', href: paths.article('keep-sell-or-wait') },
    { label: 'Estimate spousal support', href: `${paths.calculator('alimony')}#calculators` },
    { label: 'Estimate child support', href: `${paths.calculator('child-support')}#calculators` },
    { label: 'Glossary: exclusive occupancy', href: `${paths.glossary}#exclusive-occupancy` },
  ],
  fits: [
    paths.practiceArea('separation-agreements'),
    paths.practiceArea('uncontested-divorce'),
    paths.practiceArea('child-support'),
    paths.practiceArea('spousal-support'),
    paths.article('first-three-days-after-the-news'),
    paths.article('can-we-divorce-in-new-york'),
    paths.article('keep-sell-or-wait'),
    paths.article('first-holidays-in-two-homes'),
  ],
  seo: {
    title: 'A Spouse Has Moved Out: Tonight and This Month',
    description:
      'You or your spouse moved out. What it changes and what it does not, what to do this month, ' +
      'and what it may cost in New York.',
    keywords: ['spouse moved out New York', 'moving out before divorce', 'leaving the marital home'],
  },
};
