import { consultationIsFree } from '#firm/identity.ts';
import type { Cost } from '../../schema/what-happened.ts';

/** The costs that the pages under "What happened?" name; their figures are those of the fees page. */
export const consultation: readonly Cost[] = consultationIsFree
  ? [{ amount: 'Free', pays: 'the first consultation, 30 minutes' }]
  : [];
export const noCourtFee: Cost = { amount: 'No court fee', pays: 'an order of protection, in Family Court' };
export const divorceFees: Cost = {
  amount: '$350',
  pays: 'court fees, only in a divorce: index number $210, request for judicial intervention $95, a motion $45',
};
export const judge: Cost = {
  amount: '$95',
  pays: 'request for judicial intervention, once a judge is needed',
};
export const motion: Cost = { amount: '$45', pays: 'each motion' };
export const mediation: Cost = { amount: '$3,000–$8,000', pays: 'mediation' };
export const uncontested: Cost = { amount: '$3,000–$5,000', pays: 'legal fees, divorce by agreement' };
export const contested: Cost = { amount: '$15,000–$30,000+', pays: 'legal fees, contested divorce' };
export const highNetWorth: Cost = {
  amount: '$50,000–$100,000+',
  pays: 'legal fees, where much has to be found and valued',
};
