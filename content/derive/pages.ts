import { attorneysPage } from '#firm/pages/attorneys.ts';
import { contactPage } from '#firm/pages/contact.ts';
import { homePage } from '#firm/pages/home.ts';
import { mediaPage } from '#firm/pages/media.ts';
import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import { reviewsPage } from '#firm/pages/reviews.ts';
import { calculatorsPage } from '#law/calculators/page.ts';
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
import { helpLinks, resourceLinks } from '#law/resource-links.ts';
import { happenedPages } from '#law/what-happened/pages.ts';
import { question } from '#law/what-happened/question.ts';
import { questionPage } from '#law/what-happened/question-page.ts';
import { paths } from '../../contract/paths.ts';
import { blogPage } from '../interface/blog.ts';
import { newsletterPage } from '../interface/newsletter.ts';
import type { Link } from '../schema/firm.ts';
import type { Picture } from '../schema/media.ts';
import type { PracticeArea } from '../schema/practice-area.ts';
import type { ResourcePage } from '../schema/resource.ts';
import type { PageSeo } from '../schema/seo.ts';
import type { HappenedPage } from '../schema/what-happened.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { hasPage } from './links.ts';
import { offices } from './offices.ts';
import { practiceAreas } from './practice-areas.ts';
import { siteMap } from './site-map.ts';

/** A page in the sitemap. */
export interface PublicPage {
  path: string;
  /** Name in breadcrumbs. */
  name: string;
  seo: PageSeo;
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

function areaPage({ id, title, seo }: PracticeArea): PublicPage {
  return { path: paths.practiceArea(id), name: title, seo };
}

function happenedPage({ slug, name, seo }: HappenedPage): PublicPage {
  return { path: paths.whatHappened(slug), name, seo };
}

function resourcePage(path: string, { hero, seo }: ResourcePage): PublicPage {
  return { path, name: hero.name, seo };
}

const sections: readonly PageSection[] = [
  {
    heading: 'The firm',
    picture: drawingOf(0),
    pages: [
      {
        ...named(breadcrumbs.home),
        seo: homePage.seo,
      },
      {
        ...named(breadcrumbs.attorneys),
        seo: attorneysPage.seo,
      },
      {
        ...named(breadcrumbs.testimonials),
        seo: reviewsPage.seo,
      },
      {
        ...named(breadcrumbs.media),
        seo: mediaPage.seo,
      },
      { ...named(breadcrumbs.blog), seo: blogPage.seo },
      {
        ...named(breadcrumbs.contact),
        seo: contactPage.seo,
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
        seo: calculatorsPage.seo,
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
      { path: paths.glossary, name: glossary.hero.name, seo: glossary.seo },
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
      },
      resourcePage(paths.hideVisit, hideVisitPage),
      resourcePage(paths.privacy, privacyPage),
      resourcePage(paths.terms, termsPage),
      { path: paths.sitemap, name: siteMap.hero.name, seo: siteMap.seo },
    ],
  },
];

/** The public pages under the headings of llms.txt, without stray content, error pages and the staff area. */
export const pageSections: readonly PageSection[] = sections
  .map((section) => ({ ...section, pages: section.pages.filter(({ path }) => hasPage(path)) }))
  .filter(({ pages }) => pages.length > 0);

export const publicPages: readonly PublicPage[] = pageSections.flatMap(({ pages }) => pages);
