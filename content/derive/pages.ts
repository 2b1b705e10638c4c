import * as cases from '#firm/cases.ts';
import { firm } from '#firm/identity.ts';
import { mediaOutlets } from '#firm/outlets.ts';
import { attorneysPage } from '#firm/pages/attorneys.ts';
import * as contact from '#firm/pages/contact.ts';
import * as home from '#firm/pages/home.ts';
import { mediaPage } from '#firm/pages/media.ts';
import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { reviewsPage } from '#firm/pages/reviews.ts';
import { pressArticles } from '#firm/press.ts';
import { reviewGroups, reviewPlatforms } from '#firm/reviews.ts';
import { detailedReviews } from '#firm/reviews-detailed.ts';
import { videos } from '#firm/videos.ts';
import { calculatorTexts } from '#law/calculators/forms.ts';
import * as calculatorLaw from '#law/calculators/law.ts';
import * as calculators from '#law/calculators/page.ts';
import * as calculatorResults from '#law/calculators/results.ts';
import * as faq from '#law/faq.ts';
import { glossary } from '#law/glossary/glossary.ts';
import { changingOrdersPage } from '#law/pages/changing-orders.ts';
import { courtsPage } from '#law/pages/courts.ts';
import { deadlinesPage } from '#law/pages/deadlines.ts';
import { doItYourselfPage } from '#law/pages/do-it-yourself.ts';
import { feesPage } from '#law/pages/fees.ts';
import { formsPage } from '#law/pages/forms.ts';
import { helpWithCostsPage } from '#law/pages/help-with-costs.ts';
import { hideVisitPage } from '#law/pages/hide-a-visit.ts';
import { immigrantsAndLanguagePage } from '#law/pages/immigrants-and-language.ts';
import { movingAndAbductionPage } from '#law/pages/moving-and-abduction.ts';
import { oftenForgottenPage } from '#law/pages/often-forgotten.ts';
import { privacyPage } from '#law/pages/privacy.ts';
import { proceduresPage } from '#law/pages/procedures.ts';
import { protectionPage } from '#law/pages/protection.ts';
import { spanishPage } from '#law/pages/spanish.ts';
import { termsPage } from '#law/pages/terms.ts';
import { firstHelp, helpLinks, resourceLinks } from '#law/resource-links.ts';
import { happenedLabels } from '#law/what-happened/labels.ts';
import { happenedPages } from '#law/what-happened/pages.ts';
import { question } from '#law/what-happened/question.ts';
import { questionPage } from '#law/what-happened/question-page.ts';
import { paths } from '../../contract/paths.ts';
import { attorneyLabels } from '../interface/attorneys-page.ts';
import { blogPage } from '../interface/blog.ts';
import { contactLeadForm } from '../interface/contact-form.ts';
import * as homePage from '../interface/home-page.ts';
import { fieldLabels, formNotices, sidebarLeadForm, sidebarThankYou } from '../interface/lead-forms.ts';
import { mediaLabels } from '../interface/media-page.ts';
import { newsletterPage } from '../interface/newsletter.ts';
import { practiceAreaLabels } from '../interface/practice-area-page.ts';
import { resourceLabels } from '../interface/resource-labels.ts';
import { reviewLabels } from '../interface/reviews-page.ts';
import { subscribeForm } from '../interface/subscribe-form.ts';
import type { Link } from '../schema/firm.ts';
import type { Picture } from '../schema/media.ts';
import type { PracticeArea } from '../schema/practice-area.ts';
import type { ResourcePage } from '../schema/resource.ts';
import type { PageSeo } from '../schema/seo.ts';
import type { HappenedPage } from '../schema/what-happened.ts';
import { attorneyProfiles } from './attorney-profiles.ts';
import { attorneys, leadAttorney } from './attorneys.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { homeInterviews } from './home-interviews.ts';
import { hasPage } from './links.ts';
import { matterTypes } from './matter-types.ts';
import { offices } from './offices.ts';
import { practiceAreaCards } from './practice-area-cards.ts';
import { practiceAreas } from './practice-areas.ts';
import { siteMap } from './site-map.ts';

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

/** The path and the name of a page are those of the last link of its breadcrumbs. */
function named(trail: readonly Link[]): Pick<PublicPage, 'path' | 'name'> {
  const { href: path = '', label: name = '' } = trail.at(-1) ?? {};
  return { path, name };
}

const courthouse: Picture = { src: '/drawings/courthouse.svg', onDark: true };

/** The drawing of an office, for share pictures. */
function drawingOf(place: number): Picture {
  const { image } = offices[place % offices.length] ?? {};
  return typeof image === 'string' ? { src: image } : courthouse;
}

const areaNames = [...practiceAreas.values()].map(({ title }) => title);

function areaPage(area: PracticeArea): PublicPage {
  const interviews = videos.filter(({ videoId }) => area.interviews.includes(videoId));
  return {
    path: paths.practiceArea(area.id),
    name: area.title,
    seo: area.seo,
    shows: [
      area,
      practiceAreaPage,
      practiceAreaLabels,
      leadAttorney,
      sidebarLeadForm,
      fieldLabels,
      interviews,
      areaNames,
    ],
  };
}

function happenedPage(page: HappenedPage): PublicPage {
  const { slug, name, seo } = page;
  return { path: paths.whatHappened(slug), name, seo, shows: [page, happenedLabels, question, firm] };
}

function resourcePage(path: string, page: ResourcePage): PublicPage {
  return { path, name: page.hero.name, seo: page.seo, shows: [page, resourceLabels] };
}

const sections: readonly PageSection[] = [
  {
    heading: 'The firm',
    picture: drawingOf(0),
    pages: [
      {
        ...named(breadcrumbs.home),
        seo: home.homePage.seo,
        shows: [
          ...[home, homePage, question, mediaOutlets, matterTypes, homeInterviews, firm, cases, attorneys],
          ...[offices, faq],
        ],
      },
      {
        ...named(breadcrumbs.attorneys),
        seo: attorneysPage.seo,
        shows: [attorneysPage, attorneyLabels, attorneys, attorneyProfiles],
      },
      {
        ...named(breadcrumbs.testimonials),
        seo: reviewsPage.seo,
        shows: [reviewsPage, reviewLabels, reviewPlatforms, reviewGroups, detailedReviews],
      },
      {
        ...named(breadcrumbs.media),
        seo: mediaPage.seo,
        shows: [mediaPage, mediaLabels, videos, pressArticles, mediaOutlets],
      },
      { ...named(breadcrumbs.blog), seo: blogPage.seo, shows: [blogPage] },
      {
        ...named(breadcrumbs.contact),
        seo: contact.contactPage.seo,
        shows: [contact, contactLeadForm, sidebarThankYou, fieldLabels, formNotices, offices, firm],
      },
    ],
  },
  {
    heading: question.heading,
    picture: drawingOf(1),
    pages: [
      {
        ...named(breadcrumbs.whatHappened),
        seo: questionPage.seo,
        shows: [questionPage, question, happenedPages.map(({ line }) => line)],
      },
      ...happenedPages.map(happenedPage),
    ],
  },
  {
    heading: 'Practice areas',
    picture: courthouse,
    pages: [
      {
        ...named(breadcrumbs.practiceAreas),
        seo: practiceAreaList.seo,
        shows: [practiceAreaList, practiceAreaCards, firstHelp],
      },
      ...[...practiceAreas.values()].map(areaPage),
    ],
  },
  {
    heading: 'Tools',
    picture: drawingOf(2),
    pages: [
      {
        ...named(breadcrumbs.divorceCalculators),
        seo: calculators.calculatorsPage.seo,
        shows: [calculators, calculatorTexts, calculatorLaw, calculatorResults],
      },
    ],
  },
  {
    heading: resourceLinks.heading,
    picture: drawingOf(1),
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
    picture: courthouse,
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
    picture: drawingOf(3),
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

/** The public pages under the headings of llms.txt, without stray content, error pages and the staff area. */
export const pageSections: readonly PageSection[] = sections
  .map((section) => ({ ...section, pages: section.pages.filter(({ path }) => hasPage(path)) }))
  .filter(({ pages }) => pages.length > 0);

export const publicPages: readonly PublicPage[] = pageSections.flatMap(({ pages }) => pages);
