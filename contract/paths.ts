/** The only builder of addresses: pages end in a slash, API paths do not. */
export const apiPaths = {
  contact: '/api/contact',
  consultations: '/api/consultations',
  emailSend: '/api/v1.0/email/send',
  emailSendForm: '/api/v1.0/email/send-form',
  pageViews: '/api/page-views',
  adminLogin: '/api/admin/login',
  adminLogout: '/api/admin/logout',
  dashboardStats: '/api/admin/dashboard-stats',
  adminContacts: '/api/admin/contacts',
} as const;

/** Addresses for load balancers and supervisors. */
export const probePaths = { alive: '/healthz', ready: '/readyz' } as const;

export const paths = {
  home: '/',
  practiceAreas: '/practice-areas/',
  practiceArea: (slug: string) => `/practice-areas/${encodeURIComponent(slug)}/`,
  attorneys: '/attorneys/',
  testimonials: '/testimonials/',
  media: '/media/',
  contact: '/contact/',
  divorceCalculators: '/divorce-calculators/',
  blog: '/blog/',
  article: (slug: string) => `/${encodeURIComponent(slug)}/`,
  forms: '/forms/',
  courts: '/courts/',
  procedures: '/procedures/',
  fees: '/fees/',
  glossary: '/glossary/',
  privacy: '/privacy/',
  terms: '/terms/',
  sitemap: '/sitemap/',
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
  robots: '/robots.txt',
  summary: '/llms.txt',
} as const;
