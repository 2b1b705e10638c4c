import { paths } from '../contract/paths.ts';
import { attorneyProfiles, attorneysPage } from './attorney-profiles.ts';
import { attorneys, managingPartner } from './attorneys.ts';
import { blogPage } from './blog.ts';
import { calculatorTexts } from './calculator-forms.ts';
import * as calculatorLaw from './calculator-law.ts';
import * as calculatorResults from './calculator-results.ts';
import * as calculators from './calculators.ts';
import * as cases from './cases.ts';
import * as contact from './contact.ts';
import * as faq from './faq.ts';
import { firm } from './firm.ts';
import * as home from './home.ts';
import * as homeClosing from './home-closing.ts';
import * as homeReasons from './home-reasons.ts';
import { summary } from './home-summary.ts';
import { contactLeadForm, fieldLabels, formNotices, sidebarLeadForm, sidebarThankYou } from './lead-forms.ts';
import { privacyPage } from './legal/privacy.ts';
import { termsPage } from './legal/terms.ts';
import { mediaPage } from './media.ts';
import type { Picture } from './media-types.ts';
import { newsletterPage } from './newsletter.ts';
import { contactCard, offices } from './offices.ts';
import { practiceAreaCards } from './practice-area-cards.ts';
import { practiceAreaList } from './practice-area-list.ts';
import { practiceAreaPage } from './practice-area-page.ts';
import { practiceAreas } from './practice-areas/practice-areas.ts';
import type { PracticeArea } from './practice-areas/types.ts';
import { pressArticles } from './press.ts';
import { changingOrdersPage } from './resources/changing-orders.ts';
import { courtsPage } from './resources/courts.ts';
import { deadlinesPage } from './resources/deadlines.ts';
import { doItYourselfPage } from './resources/do-it-yourself.ts';
import { feesPage } from './resources/fees.ts';
import { formsPage } from './resources/forms.ts';
import { glossary } from './resources/glossary.ts';
import { helpWithCostsPage } from './resources/help-with-costs.ts';
import { hideVisitPage } from './resources/hide-a-visit.ts';
import { immigrantsAndLanguagePage } from './resources/immigrants-and-language.ts';
import { resourceLabels } from './resources/labels.ts';
import { movingAndAbductionPage } from './resources/moving-and-abduction.ts';
import { oftenForgottenPage } from './resources/often-forgotten.ts';
import { proceduresPage } from './resources/procedures.ts';
import { protectionPage } from './resources/protection.ts';
import { firstHelp, helpLinks, resourceLinks } from './resources/resource-links.ts';
import { spanishPage } from './resources/spanish.ts';
import type { ResourcePage } from './resources/types.ts';
import { reviewGroups, reviewPlatforms, reviewsPage } from './reviews.ts';
import { detailedReviews } from './reviews-detailed.ts';
import type { PageSeo } from './seo-types.ts';
import { siteMap } from './site-map.ts';
import { subscribeForm } from './subscribe-form.ts';
import { videos } from './videos.ts';
import { happenedLabels } from './what-happened/labels.ts';
import { happenedPages } from './what-happened/pages.ts';
import { question } from './what-happened/question.ts';
import { questionPage } from './what-happened/question-page.ts';
import type { HappenedPage } from './what-happened/types.ts';

/** A page in the sitemap. */
export interface PublicPage {
  path: string;
  /** Name in breadcrumbs. */
  name: string;
  seo: PageSeo;
  /** The page's content without header and footer; changing it changes its date in page-dates.json. */
  shows: readonly unknown[];
}

export interface PageSection {
  heading: string;
  /** Shown on the share pictures of its pages. */
  picture: Picture;
  pages: readonly PublicPage[];
}

const areaNames = [...practiceAreas.values()].map(({ title }) => title);

function areaPage(area: PracticeArea): PublicPage {
  const interviews = videos.filter(({ videoId }) => area.interviews.includes(videoId));
  return {
    path: paths.practiceArea(area.id),
    name: area.title,
    seo: area.seo,
    shows: [area, practiceAreaPage, managingPartner, sidebarLeadForm, fieldLabels, interviews, areaNames],
  };
}

function happenedPage(page: HappenedPage): PublicPage {
  const { slug, name, seo } = page;
  return { path: paths.whatHappened(slug), name, seo, shows: [page, happenedLabels, question, firm] };
}

function resourcePage(path: string, page: ResourcePage): PublicPage {
  return { path, name: page.hero.name, seo: page.seo, shows: [page, resourceLabels] };
}

/** The public pages under the headings of llms.txt, without stray content, error pages and the staff area. */
export const pageSections: readonly PageSection[] = [
  {
    heading: 'The firm',
    picture: { src: '/drawings/office-manhattan.svg' },
    pages: [
      {
        path: paths.home,
        name: 'Home',
        seo: home.homePage.seo,
        shows: [
          home,
          question,
          homeReasons,
          homeClosing,
          summary,
          firm,
          cases,
          attorneys,
          offices,
          contactCard,
          faq,
        ],
      },
      {
        path: paths.attorneys,
        name: 'Attorneys',
        seo: attorneysPage.seo,
        shows: [attorneysPage, attorneys, attorneyProfiles],
      },
      {
        path: paths.testimonials,
        name: 'Client Reviews',
        seo: reviewsPage.seo,
        shows: [reviewsPage, reviewPlatforms, reviewGroups, detailedReviews],
      },
      {
        path: paths.media,
        name: 'Media',
        seo: mediaPage.seo,
        shows: [mediaPage, videos, pressArticles, home.mediaOutlets],
      },
      { path: paths.blog, name: 'Blog', seo: blogPage.seo, shows: [blogPage] },
      {
        path: paths.contact,
        name: 'Contact',
        seo: contact.contactPage.seo,
        shows: [contact, contactLeadForm, sidebarThankYou, fieldLabels, formNotices, offices, firm],
      },
    ],
  },
  {
    heading: question.heading,
    picture: { src: '/drawings/tile-3.svg' },
    pages: [
      {
        path: question.href,
        name: question.heading,
        seo: questionPage.seo,
        shows: [questionPage, question, happenedPages.map(({ line }) => line)],
      },
      ...happenedPages.map(happenedPage),
    ],
  },
  {
    heading: 'Practice areas',
    picture: { src: '/drawings/courthouse.svg', onDark: true },
    pages: [
      {
        path: paths.practiceAreas,
        name: 'Practice Areas',
        seo: practiceAreaList.seo,
        shows: [practiceAreaList, practiceAreaCards, firstHelp],
      },
      ...[...practiceAreas.values()].map(areaPage),
    ],
  },
  {
    heading: 'Tools',
    picture: { src: '/drawings/office-losangeles.svg' },
    pages: [
      {
        path: paths.divorceCalculators,
        name: 'Divorce Calculators',
        seo: calculators.calculatorsPage.seo,
        shows: [calculators, calculatorTexts, calculatorLaw, calculatorResults],
      },
    ],
  },
  {
    heading: resourceLinks.heading,
    picture: { src: '/drawings/office-brooklyn.svg' },
    pages: [
      resourcePage(paths.forms, formsPage),
      resourcePage(paths.courts, courtsPage),
      resourcePage(paths.procedures, proceduresPage),
      resourcePage(paths.fees, feesPage),
      { path: paths.glossary, name: glossary.hero.name, seo: glossary.seo, shows: [glossary] },
    ],
  },
  {
    heading: helpLinks.heading,
    picture: { src: '/drawings/courthouse.svg', onDark: true },
    pages: [
      resourcePage(paths.protection, protectionPage),
      resourcePage(paths.deadlines, deadlinesPage),
      resourcePage(paths.helpWithCosts, helpWithCostsPage),
      resourcePage(paths.doItYourself, doItYourselfPage),
      resourcePage(paths.movingAndAbduction, movingAndAbductionPage),
      resourcePage(paths.changingOrders, changingOrdersPage),
      resourcePage(paths.immigrantsAndLanguage, immigrantsAndLanguagePage),
      resourcePage(paths.oftenForgotten, oftenForgottenPage),
      resourcePage(paths.spanish, spanishPage),
    ],
  },
  {
    heading: 'About this site',
    picture: { src: '/drawings/office-astoria.svg' },
    pages: [
      {
        path: paths.newsletter,
        name: 'Newsletter',
        seo: newsletterPage.seo,
        shows: [newsletterPage, subscribeForm],
      },
      resourcePage(paths.hideVisit, hideVisitPage),
      resourcePage(paths.privacy, privacyPage),
      resourcePage(paths.terms, termsPage),
      { path: paths.sitemap, name: siteMap.hero.name, seo: siteMap.seo, shows: [siteMap] },
    ],
  },
];

export const publicPages: readonly PublicPage[] = pageSections.flatMap(({ pages }) => pages);
