import { firm, popularTopics } from '#firm/identity.ts';
import { paths } from '../../contract/paths.ts';
import { callLink } from '../derive/navigation.ts';
import { ifFree, requestConsultation } from '../derive/promises.ts';
import type { Link, SectionHeading } from '../schema/firm.ts';
import type { PageSeo } from '../schema/seo.ts';

/** Texts shared by list and article. */
export const blogWords = {
  /** Follows the number of minutes. */
  readTime: 'min read',
  byline: `By ${firm.shortName}`,
};

/** The texts of the blog's list. */
export const blogPage = {
  hero: {
    title: 'Family law, in\u00a0plain\u00a0words',
    intro: 'Our attorneys on children, homes and money in a New York divorce, and what to do first.',
    search: { label: 'Search the articles', submit: 'Search' },
  },
  results: {
    all: 'All articles',
    /** Above the list of a topic that does not exist. */
    noTopic: 'Topic not found',
    /** Precedes the search text. */
    search: 'Search results for',
    /** Precedes the page number. */
    page: 'page',
    /** Between the page number and the number of pages. */
    of: 'of',
    count: { one: 'article', many: 'articles' },
    /** Above the results of a search of which no article has all words. */
    partial: 'No article has all of these words. These have some of them.',
    featured: 'Featured',
    topics: 'Topics',
    /** Precedes the name of a category. */
    seeAll: 'See all posts in',
  },
  pagination: { label: 'Pages', page: 'Page', first: 'First page', last: 'Last page' },
  states: {
    loading: 'Loading articles…',
    failed: 'Failed to load blog posts. Please try again.',
    searchFailed: 'Search failed. Please try again.',
    again: 'Try Again',
    callInstead: 'If it cannot wait, call us.',
    noPosts: {
      heading: 'No articles yet',
      text: 'The first ones are being written. Until then, see our practice areas.',
      link: { label: 'Practice areas', href: paths.practiceAreas },
    },
    nothingFound: {
      heading: 'Nothing found',
      text:
        'Try fewer words, or other ones: “custody” instead of “visitation rights”, “maintenance” for ' +
        '“alimony”.',
      link: { label: 'All articles', href: paths.blog },
    },
    noWord: {
      heading: 'Nothing to search for',
      text:
        'A search needs at least one letter or digit: a word such as “custody” or “support”, or a ' + 'name.',
      link: { label: 'All articles', href: paths.blog },
    },
    emptyCategory: {
      heading: 'Nothing on this topic yet',
      text: 'Another topic may have it.',
      link: { label: 'All articles', href: paths.blog },
    },
    noSuchTopic: {
      title: 'Page not found',
      heading: 'The blog has no such topic',
      text: 'It may have a new name, or the address has a typo. All topics are on this page.',
      link: { label: 'All articles', href: paths.blog },
    },
    noSuchPage: {
      heading: 'There are not that many pages',
      text: 'Go back to the newest articles.',
      link: { label: 'To the first page', href: paths.blog },
    },
  },
  sidebar: {
    categories: 'Categories',
    allPosts: 'All',
    recent: 'Recent posts',
    popular: 'Popular posts',
    contact: {
      heading: 'Ask about your own case',
      text: `Tell us what happened.${ifFree(' The first consultation is free.')}`,
      link: { label: 'Schedule a consultation', href: paths.consultation },
    },
  },
  /** The page of a category, around its name. */
  categorySeo: {
    title: 'Articles',
    description: {
      before: 'Articles on',
      after: ' by New York family lawyers: what the law says, what courts look at, and what to do first.',
    },
  },
  seo: {
    title: 'Divorce and Family Law Blog',
    description:
      'Articles by New York family lawyers on divorce, custody, support and property: what the law ' +
      'says, what courts look at, and what to do first.',
    keywords: [
      'New York divorce blog',
      'family law articles',
      'child custody articles',
      'divorce advice New York',
      'spousal support explained',
    ],
  },
} satisfies {
  hero: { title: string; intro: string; search: { label: string; submit: string } };
  results: object;
  pagination: Record<string, string>;
  states: object;
  sidebar: object;
  categorySeo: { title: string; description: { before: string; after: string } };
  seo: PageSeo;
};

/** The texts around an article. */
export const articlePage = {
  /** Opens the form where there is no room beside the title. */
  ask: 'Ask us about this',
  updated: 'Updated',
  categories: 'Categories',
  tags: 'Tags',
  share: {
    heading: 'Share this article',
    device: 'Share',
    email: 'Email',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    x: 'X',
    copy: 'Copy link',
    copied: 'Link copied',
  },
  author: {
    heading: 'About the author',
    link: { label: 'Meet our attorneys', href: paths.attorneys },
  },
  related: { heading: 'Related articles' },
  /** Precedes the number of a horizontally scrollable table. */
  tableLabel: 'Table',
  sidebar: {
    talk: {
      heading: 'Prefer to talk?',
      call: callLink,
      hours: firm.hours.display,
      emergency: firm.hours.emergency,
      schedule: { label: 'Schedule online', href: paths.consultation },
    },
    topics: {
      heading: 'Popular topics',
      links: popularTopics.map(({ name, slug }) => ({ label: name, href: `${paths.blog}?category=${slug}` })),
    },
    quick: {
      heading: 'Quick links',
      links: [
        { label: 'Divorce calculators', href: paths.divorceCalculators },
        { label: 'Practice areas', href: paths.practiceAreas },
        { label: 'Case results', href: '/case-results/' },
        { label: 'Client reviews', href: paths.testimonials },
      ],
    },
  },
  closing: {
    heading: 'Ask about your own case',
    intro: 'Tell us what happened, and an attorney explains what the law means for you.',
    button: { label: ifFree('Schedule Free Consultation', requestConsultation), href: paths.consultation },
    call: callLink,
  },
  generalInformation: 'General information about New York law, not advice about your case.',
  back: { label: 'Back to Blog', href: paths.blog },
  /** Above an unsaved post that staff look at. */
  preview: 'Preview: this is how the page will look. Nothing is published.',
  notFound: {
    heading: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address has a typo.',
    /** Before the link to a page with a similar URL. */
    didYouMean: 'Did you mean',
    /** Above the link to the blog (specification section 8). */
    article: 'Article not found.',
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
  failed: {
    heading: 'Failed to load article. Please try again.',
    title: 'Article not loaded',
  },
} satisfies {
  closing: SectionHeading & { button: Link; call: Link };
  [part: string]: unknown;
};
