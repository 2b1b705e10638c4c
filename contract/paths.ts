import type { Calculator } from './calculations.ts';

/** The only builder of addresses: pages end in a slash, API paths do not. */
export const apiPaths = {
  contact: '/api/contact',
  consultations: '/api/consultations',
  emailSend: '/api/v1.0/email/send',
  emailSendForm: '/api/v1.0/email/send-form',
  pageViews: '/api/page-views',
  blogPosts: '/api/blog/posts',
  newsletterSubscriptions: '/api/newsletter/subscriptions',
  adminLogin: '/api/admin/login',
  adminLogout: '/api/admin/logout',
  dashboardStats: '/api/admin/dashboard-stats',
  adminContacts: '/api/admin/contacts',
} as const;

/** The id of the heading of a practice area's sidebar: of its form, or of the thanks in its place. */
export const sidebarHeadingId = 'sidebar-heading';

/** Addresses for load balancers and supervisors. */
export const probePaths = { alive: '/healthz', ready: '/readyz' } as const;

/** Which posts a page of the blog's list shows. */
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
  attorneys: '/attorneys/',
  testimonials: '/testimonials/',
  media: '/media/',
  contact: '/contact/',
  divorceCalculators: '/divorce-calculators/',
  calculator: (name: Calculator) => `/divorce-calculators/?calculator=${name}`,
  blog: '/blog/',
  /** A page of the blog's list; the first one without a search is `blog`. */
  blogList: ({ page, search, category }: ListedPosts) => {
    const query = new URLSearchParams();
    if (search) query.set('search', search);
    if (category) query.set('category', category);
    if (page > 1) query.set('page', String(page));
    return query.size > 0 ? `/blog/?${query}` : '/blog/';
  },
  article: (slug: string) => `/${encodeURIComponent(slug)}/`,
  forms: '/forms/',
  courts: '/courts/',
  procedures: '/procedures/',
  fees: '/fees/',
  glossary: '/glossary/',
  privacy: '/privacy/',
  terms: '/terms/',
  sitemap: '/sitemap/',
  newsletter: '/newsletter/',
  newsletterConfirm: '/newsletter/confirm/',
  newsletterUnsubscribe: '/newsletter/unsubscribe/',
  serving: '/serving/',
  test: '/test/',
  admin: '/admin/',
  adminBlog: '/admin/blog/',
} as const;

/** The picture that networks show beside a link to a page. */
export const sharePicture = {
  width: 1200,
  height: 630,
  /** @param page the page's path, with its trailing slash */
  path: (page: string) => `/share/${page === '/' ? 'home' : page.slice(1, -1)}.png`,
} as const;

/** The picture that stands for an interview where no player can. */
export const videoThumbnail = {
  width: 1280,
  height: 720,
  path: (videoId: string) => `/share/video/${encodeURIComponent(videoId)}.png`,
} as const;

/** What programs read about the site. */
export const searchFilePaths = {
  sitemap: '/sitemap.xml',
  /** @param part the pages, or the number of a part with posts */
  sitemapPart: (part: 'pages' | number) => `/sitemap-${part}.xml`,
  feed: '/feed.xml',
  robots: '/robots.txt',
  summary: '/llms.txt',
} as const;

/** Where a search engine looks whether the key is the site's own (https://www.indexnow.org/documentation). */
export const indexNowKeyFile = (key: string) => `/${key}.txt`;
