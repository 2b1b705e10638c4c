import { paths } from '../contract/paths.ts';
import { attorneyProfiles, attorneysPage } from './attorney-profiles.ts';
import { attorneys } from './attorneys.ts';
import { blogPage } from './blog.ts';
import { cases } from './cases.ts';
import { contactForm, contactHero, contactOptions, contactPage, officeLocations } from './contact.ts';
import { faqItems } from './faq.ts';
import { firm } from './firm.ts';
import * as home from './home.ts';
import * as homeClosing from './home-closing.ts';
import * as homeReasons from './home-reasons.ts';
import { privacyPage } from './legal/privacy.ts';
import { termsPage } from './legal/terms.ts';
import { mediaPage } from './media.ts';
import { offices } from './offices.ts';
import { practiceAreaCards } from './practice-area-cards.ts';
import { practiceAreaList } from './practice-area-list.ts';
import { practiceAreas } from './practice-areas/practice-areas.ts';
import { pressArticles } from './press.ts';
import { courtsPage } from './resources/courts.ts';
import { feesPage } from './resources/fees.ts';
import { formsPage } from './resources/forms.ts';
import { glossary } from './resources/glossary.ts';
import { proceduresPage } from './resources/procedures.ts';
import { resourceLinks } from './resources/resource-links.ts';
import { reviewGroups, reviewsPage } from './reviews.ts';
import { detailedReviews } from './reviews-detailed.ts';
import type { PageSeo } from './seo-types.ts';
import { siteMap } from './site-map.ts';
import { videos } from './videos.ts';

/** A page that search engines are asked to list. */
export interface PublicPage {
  path: string;
  /** What it is called in a trail of links. */
  name: string;
  seo: PageSeo;
  /** What is read on it: when any of this changes, the page counts as changed (content/page-dates.json). */
  shows: readonly unknown[];
}

/** The public pages under the headings of llms.txt. Stray content, errors and the staff area are not among them. */
export const pageSections: readonly { heading: string; pages: readonly PublicPage[] }[] = [
  {
    heading: 'The firm',
    pages: [
      {
        path: paths.home,
        name: 'Home',
        seo: home.homePage.seo,
        shows: [firm, home, homeReasons, homeClosing, cases, attorneys, offices, faqItems],
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
        shows: [reviewsPage, reviewGroups, detailedReviews],
      },
      {
        path: paths.media,
        name: 'Media',
        seo: mediaPage.seo,
        shows: [mediaPage, videos, pressArticles],
      },
      { path: paths.blog, name: 'Blog', seo: blogPage.seo, shows: [blogPage] },
      {
        path: paths.contact,
        name: 'Contact',
        seo: contactPage.seo,
        shows: [contactPage, contactHero, contactOptions, contactForm, officeLocations, offices],
      },
    ],
  },
  {
    heading: 'Practice areas',
    pages: [
      {
        path: paths.practiceAreas,
        name: 'Practice Areas',
        seo: practiceAreaList.seo,
        shows: [practiceAreaList, practiceAreaCards],
      },
      ...[...practiceAreas.values()].map((area) => ({
        path: paths.practiceArea(area.id),
        name: area.title,
        seo: area.seo,
        shows: [area],
      })),
    ],
  },
  {
    heading: resourceLinks.heading,
    pages: [
      { path: paths.forms, name: formsPage.hero.title, seo: formsPage.seo, shows: [formsPage] },
      { path: paths.courts, name: courtsPage.hero.title, seo: courtsPage.seo, shows: [courtsPage] },
      {
        path: paths.procedures,
        name: proceduresPage.hero.title,
        seo: proceduresPage.seo,
        shows: [proceduresPage],
      },
      { path: paths.fees, name: feesPage.hero.title, seo: feesPage.seo, shows: [feesPage] },
      { path: paths.glossary, name: glossary.hero.title, seo: glossary.seo, shows: [glossary] },
    ],
  },
  {
    heading: 'About this site',
    pages: [
      { path: paths.privacy, name: 'Privacy', seo: privacyPage.seo, shows: [privacyPage] },
      { path: paths.terms, name: 'Terms', seo: termsPage.seo, shows: [termsPage] },
      { path: paths.sitemap, name: 'Sitemap', seo: siteMap.seo, shows: [siteMap] },
    ],
  },
];

export const publicPages: readonly PublicPage[] = pageSections.flatMap(({ pages }) => pages);
