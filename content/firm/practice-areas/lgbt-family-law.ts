import { hotlines } from '#law/help-lines.ts';
import * as periods from '#law/periods.ts';
import { notRevoked } from '#law/rules.ts';
import { asOf, residencePeriod, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 13,
  name: 'LGBT Family Law',
  inPanel: true,
  belowCards: 5,
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  subtitle: 'Divorce, parenthood and agreements, with no need to explain your family first',
  badge: 'Every kind of family',
  heroDescription:
    'We look at what your papers already secure for your marriage and your children, what they leave ' +
    'open, and what to do next.',
  personalMessage: [
    'Some of our clients were together twenty years before they could marry. Others planned a ' +
      'child with more paperwork than most people need to buy a house. The usual questionnaire ' +
      'misses half of that, so just tell us how it came about.',
  ],
  whyChooseUs: [
    { title: 'No explaining', text: 'Your name, your pronouns, your family: we write them down once.' },
    { title: 'Parenthood first', text: 'Before we file anything, we check what makes each of you a parent.' },
    {
      title: 'Papers from elsewhere',
      text: 'Elena Marquez works with lawyers in other states and countries.',
    },
    {
      title: 'Years before the wedding',
      text: 'Daniel Choi traces what you built early on and whose name it is in.',
    },
    {
      title: 'Agreements for both',
      text: 'Priya Raghunathan writes prenuptial, separation and parenting terms.',
    },
    { title: 'You choose how we call', text: 'Which number, which name, and who may know.' },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'If you are a parent, start here',
        color: 'gold',
        content:
          'Before you leave, announce or sign anything, find out what makes you a parent on paper. A ' +
          'birth certificate, an adoption order and a clinic’s form are different documents. Bring ' +
          'what there is, and we tell you what you can rely on and whether something should be filed ' +
          'first.',
      },
      {
        type: 'text',
        title: 'Same rules, different history',
        content: [
          'The divorce rules are the same for every married couple. There are seven grounds, one ' +
            'of which blames nobody: a marriage broken down for six months. Maintenance and child ' +
            'support depend on incomes, the length of the marriage and where the children live.',
          'What differs is the history. You may have had one wedding with friends and another, ' +
            'years later, by law. A child may have been born to one of you and raised by both. A ' +
            'lease or deed may carry one name because it had to. We ask about that first.',
        ],
      },
      {
        type: 'list',
        title: 'Papers to find',
        items: [
          'Certificates of every marriage, civil union or domestic partnership',
          'Birth certificates, adoption orders, and any judgment that names a parent',
          'Donor, clinic or surrogacy agreements, all pages',
          'Deeds, leases and account papers from before the wedding',
          'Wills, health care proxies and beneficiary forms that name your spouse: a divorce ' +
            `revokes most of them by itself, but not those of ${notRevoked}`,
          'Name or gender-marker changes',
        ],
      },
      {
        type: 'accordion',
        title: 'What clients ask us',
        accordionItems: [
          {
            title: 'We were together long before we could marry. Do those years count?',
            content: `The advisory duration of maintenance goes by the length of the marriage: ${lawFigures.duration.upTo15Years} of it for marriages of up to 15 years. Bring what shows the earlier years. We tell you where they may help and where they may not.`,
          },
          {
            title: 'My spouse says the child is not really mine',
            content:
              'That is not the last word. An intended parent can obtain a judgment of parentage ' +
              '(Family Court Act article 5-C, in force since February 15, 2021), and a partner who ' +
              'agreed before conception to raise the child together can seek custody (Brooke S.B., ' +
              '2016). A signed acknowledgment of parentage, which can be rescinded for ' +
              `${periods.rescindParentage} days, or an order of filiation also makes a parent. Keep ` +
              'doing what you do as one, and show us the papers this week.',
          },
          {
            title: 'Our donor was a friend. Is that a problem?',
            content:
              'It may raise questions, so bring the whole story: what was agreed, who was there, who has acted as a parent. Please don’t ask the donor for a letter before we have talked.',
          },
          {
            title: 'We never married. What can you do?',
            content:
              'Divorce law is for spouses, so we look at title, agreements and what makes each of you a parent. You can still sign terms about a home or a child’s week.',
          },
          {
            title: 'We married in another state or country',
            content:
              'Tell Elena where each ceremony was, where each of you has lived since, and if anything was filed. An old registered partnership matters too.',
          },
          {
            title: 'I am not out to everyone. Will filing expose me?',
            content:
              'We go through what the papers must say and where they go before anything is filed. Negotiating first, in private, is often possible.',
          },
          {
            title: 'I am afraid of my spouse',
            content: `A threat to tell your family or your employer is abuse, and we take it seriously. In danger, call\u00a0911. The state’s free hotline answers day and night: ${hotlines.state.number.display}. You can ask Family Court for protection yourself, today, without a lawyer; Marcus Delacroix can help.`,
          },
        ],
      },
      {
        type: 'stats',
        title: 'Can we file in New York, and how long does it take?',
        content:
          'If both of you live here and the ground arose here, no number of years is asked for. ' +
          `Otherwise either spouse’s residence may do, ${residencePeriod}.`,
        stats: [
          { number: '2 years', label: 'Residence, with no other tie needed' },
          { number: '1 year', label: 'If you married or lived here as spouses, or the ground arose here' },
          { number: '3–6 months', label: 'Uncontested divorce' },
          { number: '9–12+ months', label: 'Contested divorce' },
        ],
      },
      {
        type: 'text',
        title: 'What it usually costs',
        content: [
          'Uncontested, $3,000–$5,000 in legal fees and about $335–$350 in court fees. Contested, ' +
            `$15,000–$30,000 or more; mediation, $3,000–$8,000. These ranges are ${typicalFees}. If ` +
            'parentage or papers from elsewhere add work, you hear the price before we start it.',
        ],
      },
      {
        type: 'cta',
        title: 'Tell it in your own order',
        content:
          'Call, or ask for a video meeting, and say which name and number we should use. Until ' +
          'then, photograph your own papers, and please don’t move away with a child or agree that ' +
          'you have no claim.',
      },
    ],
  },
  testimonials: [
    {
      text: 'Nobody asked which of us was the real mother.',
      author: 'N. C., Brooklyn',
      matter: 'Divorce with a child, concluded 2022',
    },
    {
      text:
        'Two weddings, two countries, and a filing cabinet that made sense only to my ex. Elena drew ' +
        'the whole thing as a timeline on one sheet. The other lawyer took one look and asked for a ' +
        'copy. I have it framed, kind of as a joke, kind of not.',
      author: 'B. H., Manhattan',
      matter: 'Uncontested divorce, concluded 2021',
    },
    {
      text: 'Right name, first email to last bill. You’d be surprised how rare that is. Also: free coffee, good coffee.',
      author: 'F. T., Queens',
      matter: 'Separation agreement, concluded 2023',
    },
  ],
  interviews: ['sample-0107', 'sample-0101', 'sample-0111', 'sample-0114'],
  help: 'home',
  seo: {
    title: 'LGBT Divorce and Family Law in New York',
    description:
      'Same-sex divorce, parentage papers and agreements in New York: what to check first, who may ' +
      `file here, and figures on time and cost as of ${asOf}.`,
    keywords: [
      'LGBT family law New York',
      'same-sex divorce NYC',
      'gay divorce lawyer',
      'lesbian parents custody',
      'parentage New York',
      'LGBTQ family attorney',
    ],
  },
};
