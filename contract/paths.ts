import type { Calculator } from './calculations.ts';

/** All paths of the site come from this file and staff-paths.ts. Pages end in a slash, API paths do not. */
export const apiPaths = {
  contact: '/api/contact',
  consultations: '/api/consultations',
  emailSend: '/api/v1.0/email/send',
  emailSendForm: '/api/v1.0/email/send-form',
  pageViews: '/api/page-views',
  visitSpeeds: '/api/visit-speeds',
  policyReports: '/api/policy-reports',
  blogPosts: '/api/blog/posts',
  newsletterSubscriptions: '/api/newsletter/subscriptions',
} as const;

/** The heading id of a practice area's sidebar, above its form or its thank-you text. */
export const sidebarHeadingId = 'sidebar-heading';

/** Health checks for load balancers and supervisors. */
export const probePaths = { alive: '/healthz', ready: '/readyz' } as const;

/** The part of the blog's list that a URL shows. */
export interface ListedPosts {
  /** From 1. */
  page: number;
  search: string;
  /** The slug of a category; empty: all. */
  category: string;
}

export const paths = {
  home: '/',
  practiceAreas: '/practice-areas/',
  practiceArea: (slug: string) => `/practice-areas/${encodeURIComponent(slug)}/`,
  whatHappenedQuestion: '/what-happened/',
  /** @param event the slug of an answer to "What happened?" */
  whatHappened: (event: string) => `/what-happened/${encodeURIComponent(event)}/`,
  attorneys: '/attorneys/',
  testimonials: '/testimonials/',
  media: '/media/',
  contact: '/contact/',
  /** The form of the contact page. */
  consultation: '/contact/#consultation',
  divorceCalculators: '/divorce-calculators/',
  calculator: (name: Calculator) => `/divorce-calculators/?calculator=${name}`,
  blog: '/blog/',
  /** `/blog/`, `/blog/page/2/`, `/category/{slug}/`, `/category/{slug}/page/2/`; a query for searches only. */
  blogList: ({ page, search, category }: ListedPosts) => {
    if (!search) {
      const list = category ? `/category/${encodeURIComponent(category)}/` : '/blog/';
      return page > 1 ? `${list}page/${page}/` : list;
    }
    const query = new URLSearchParams({ search });
    if (category) query.set('category', category);
    if (page > 1) query.set('page', String(page));
    return `/blog/?${query}`;
  },
  article: (slug: string) => `/${encodeURIComponent(slug)}/`,
  forms: '/forms/',
  courts: '/courts/',
  procedures: '/procedures/',
  fees: '/fees/',
  glossary: '/glossary/',
  deadlines: '/deadlines/',
  helpWithCosts: '/help-with-costs/',
  doItYourself: '/do-it-yourself/',
  protection: '/protection/',
  movingAndAbduction: '/moving-and-abduction/',
  changingOrders: '/changing-and-enforcing-orders/',
  immigrantsAndLanguage: '/immigrants-and-language/',
  oftenForgotten: '/often-forgotten/',
  /** The page in Spanish. */
  spanish: '/es/',
  hideVisit: '/hide-a-visit/',
  privacy: '/privacy/',
  terms: '/terms/',
  sitemap: '/sitemap/',
  newsletter: '/newsletter/',
  newsletterConfirm: '/newsletter/confirm/',
  newsletterUnsubscribe: '/newsletter/unsubscribe/',
  demonstration: '/demonstration/',
  serving: '/serving/',
  test: '/test/',
} as const;

/** The picture that social networks show for a page. */
export const sharePicture = {
  width: 1200,
  height: 630,
  /** @param page the page's path, with its trailing slash */
  path: (page: string) => `/share/${page === '/' ? 'home' : page.slice(1, -1)}.png`,
} as const;

/** The thumbnail of an interview, for structured data. */
export const videoThumbnail = {
  width: 1280,
  height: 720,
  path: (videoId: string) => `/share/video/${encodeURIComponent(videoId)}.png`,
} as const;

/** The files for crawlers and feed readers. */
export const searchFilePaths = {
  sitemap: '/sitemap.xml',
  /** @param part `pages`, `lists` of posts, or the number of a part with posts */
  sitemapPart: (part: 'pages' | 'lists' | number) => `/sitemap-${part}.xml`,
  feed: '/feed.xml',
  robots: '/robots.txt',
  summary: '/llms.txt',
} as const;

/** The file that proves the IndexNow key to search engines (https://www.indexnow.org/documentation). */
export const indexNowKeyFile = (key: string) => `/${key}.txt`;
