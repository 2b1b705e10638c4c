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
    'Your marriage, your children and your years together deserve a lawyer who needs no introduction to ' +
    'them. We look at what your papers already secure, what they leave open, and what to do next.',
  personalMessage: [
    'Some of our clients had been together for twenty years before they could marry. Others planned a ' +
      'child with more paperwork than most people need to buy a house. When such a family comes apart, ' +
      'the usual questionnaire misses half of it.',
    'So we put the questionnaire aside and ask you to tell us how it came about. Nobody here will be ' +
      'startled. What we listen for is practical: which paper was signed, which was meant to be, and who ' +
      'is relying on it tonight.',
  ],
  whyChooseUs: [
    {
      title: 'No explaining required',
      text:
        'Tell us your name, your pronouns and who your family is. We write it down once and use it ' +
        'correctly.',
    },
    {
      title: 'Parenthood checked first',
      text: 'Before anything is filed we look at every paper that makes each of you a parent of your child.',
    },
    {
      title: 'Records from elsewhere',
      text:
        'Elena Marquez works with counsel in other states and countries on ceremonies, adoptions and ' +
        'orders made there.',
    },
    {
      title: 'The years before the wedding',
      text:
        'Daniel Choi traces what the two of you built together early on, and how it was paid for and ' +
        'titled.',
    },
    {
      title: 'Agreements made to last',
      text:
        'Priya Raghunathan writes prenuptial, separation and parenting terms that name both of you in ' +
        'full.',
    },
    {
      title: 'Reached as you choose',
      text: 'You choose how we reach you, under what name, and who in your life may know that you called.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'One set of rules, and your own history',
        content: [
          'The divorce rules on this page are the same for every married couple. There are seven ' +
            'grounds, one of which blames nobody: a marriage that has been broken beyond repair for six ' +
            'months. When maintenance or child support is worked out, the questions are what each of you ' +
            'earns, how long you were married and where the children live. None of them is whom you ' +
            'married.',
          'What differs is the history behind the papers. You may have celebrated one wedding with ' +
            'friends and another, years later, with the law. A child may have been born to one of you ' +
            'and raised by both. A lease, a deed or a pension may bear a single name because, at the ' +
            'time, it had to. We ask about all this at the start, and make two lists: what is secure on ' +
            'paper, and what the two of you only took for granted. The second list decides what we do ' +
            'first.',
        ],
      },
      {
        type: 'stats',
        title: 'Can we file in New York, and how long will it take?',
        content:
          'If both of you live here and the ground arose here, no number of years is asked for. ' +
          `Otherwise either spouse’s residence may do, ${residencePeriod}. General information, as of ${asOf}.`,
        stats: [
          { number: '2 years', label: 'Residence, with no other tie needed' },
          { number: '1 year', label: 'If you married or lived here as spouses, or the ground arose here' },
          { number: '3–6 months', label: 'Uncontested divorce' },
          { number: '9–12+ months', label: 'Contested divorce' },
        ],
      },
      {
        type: 'highlight',
        title: 'If you are a parent, begin here',
        color: 'gold',
        content:
          'Before you leave, before you announce anything, and before you sign, find out what makes you ' +
          'a parent on paper. A birth certificate, an adoption order and a clinic’s form are different ' +
          'documents, and each was written for its own purpose. Bring whatever there is. We will tell ' +
          'you what you can rely on, and whether something should be filed first.',
      },
      {
        type: 'list',
        title: 'Papers worth finding',
        items: [
          'Certificates of every marriage, civil union or domestic partnership, wherever it was made',
          'Birth certificates, adoption orders, and any judgment that names a parent',
          'Donor, clinic or surrogacy agreements, with all their pages',
          'Deeds, leases and account papers from before the wedding',
          'Wills, health-care proxies and beneficiary forms that still name your spouse: a divorce revokes ' +
            `most of them by itself, but not those of ${notRevoked}`,
          'Name or gender-marker changes, so that every document is read as yours',
        ],
      },
      {
        type: 'accordion',
        title: 'Questions we are asked quietly',
        accordionItems: [
          {
            title: 'We were together long before we could marry. Do those years count?',
            content:
              'The advisory duration of maintenance is measured by the length of the marriage: as of ' +
              `${asOf}, ${lawFigures.duration.upTo15Years} of it for marriages of up to 15 years. A long life with a late wedding ` +
              'can look short by that measure. Bring what shows the earlier years. We will tell you ' +
              'candidly where they may help and where they may not.',
          },
          {
            title: 'My spouse says the child is not really mine',
            content:
              'That sentence does harm, and it is not the last word. An intended parent can obtain a judgment of ' +
              'parentage (Family Court Act article 5-C, in force since February 15, 2021), and a partner who agreed ' +
              'before conception to raise the child together can seek custody (Brooke S.B., 2016). A signed ' +
              `acknowledgment of parentage, which can be rescinded for ${periods.rescindParentage} days, or an order of filiation ` +
              'also makes ' +
              'a parent. Go on doing what you do as one, and let us see the papers this week.',
          },
          {
            title: 'Our donor was a friend. Is that a difficulty?',
            content:
              'It may raise questions, so bring the whole story: what was agreed, in writing or aloud, ' +
              'who was there, and who has acted as a parent since. Please do not ask the donor for a ' +
              'letter before we have talked. A kind note can say more than it should.',
          },
          {
            title: 'We never married. What can you do?',
            content:
              'Divorce law is for spouses, so we look elsewhere: at title, at agreements, at whatever ' +
              'establishes each parent. An unmarried couple can still sign terms about a home or a ' +
              'child’s week, and Priya would rather write those before the quarrel than after it.',
          },
          {
            title: 'We married in another state or country, and live apart now',
            content:
              'Tell Elena where each ceremony took place, where each of you has lived since, and whether ' +
              'papers have been filed anywhere. An old partnership, registered and forgotten, is worth ' +
              'mentioning as well. She will work out with you where a case should be brought.',
          },
          {
            title: 'I am not out to everyone. Will filing expose me?',
            content:
              'We talk that through before a single page is filed: what the papers must contain, where ' +
              'they will go, and what can be said in plainer terms. Negotiating first, in private, is ' +
              'often possible. We call only the number you give us.',
          },
          {
            title: 'I am afraid of my spouse',
            content:
              'Abuse takes many forms, and a threat to tell your family or your employer is one we take ' +
              'seriously. If you are in danger, call\u00a0911. Afterward, or if you are unsure, call the state’s ' +
              `free hotline, day and night: ${hotlines.state.number.display}. You can ask Family Court for ` +
              'protection yourself, today, without a lawyer. Marcus Delacroix, who handles orders of protection, ' +
              'can help you with it.',
          },
        ],
      },
      {
        type: 'text',
        title: 'What it is likely to cost',
        content: [
          `As of ${asOf}, an uncontested divorce usually means $3,000–$5,000 in legal fees and about ` +
            '$335–$350 in court fees. A contested one usually means $15,000–$30,000 or more, and ' +
            `mediation $3,000–$8,000. These ranges are ${typicalFees}. Untangling parentage or records from ` +
            'elsewhere can add work; we describe that work, and its price, before we start it.',
          'Mediation suits many couples who separated as friends and mean to stay so. Each of you should ' +
            'still have a lawyer read the result.',
        ],
      },
      {
        type: 'cta',
        title: 'Tell it in your own order',
        content:
          'You need no forms and no vocabulary. Call, or ask for a video meeting, and say which name and ' +
          'which number we should use. We will listen, ask about the papers, and tell you what we would ' +
          'secure first.',
      },
      {
        type: 'highlight',
        title: 'For tonight',
        color: 'grey',
        content:
          'Photograph your own documents and store the pictures where only you can open them. Leave the ' +
          'originals in their place. Do not change beneficiaries, cancel insurance or remove your spouse ' +
          'from the lease in anger. Do not move away with a child, or agree that you have no claim, ' +
          'before someone has read the file.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'Nobody asked which of us was the real mother. They asked which papers we had, in what order we ' +
        'had signed them, and whether our boy was sleeping. I could breathe again.',
      author: 'N. C., Brooklyn',
      matter: 'Divorce with a child, concluded 2022',
    },
    {
      text:
        'We had two weddings in two countries and one very confused filing cabinet. Elena drew a ' +
        'timeline on a single sheet. My husband’s lawyer asked for a copy.',
      author: 'B. H., Manhattan',
      matter: 'Uncontested divorce, concluded 2021',
    },
    {
      text:
        'They used my name correctly from the first email to the last invoice. It sounds like a small ' +
        'thing to put in a review. It was the reason I could talk about the rest.',
      author: 'F. T., Queens',
      matter: 'Separation agreement, concluded 2023',
    },
  ],
  interviews: ['sample-0107', 'sample-0101', 'sample-0111', 'sample-0114'],
  help: 'home',
  seo: {
    title: 'LGBT Divorce and Family Law in New York',
    description:
      'Same-sex divorce, parentage papers and agreements in New York: what to check first, who may file ' +
      `here, and figures on time and cost as of ${asOf}.`,
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
