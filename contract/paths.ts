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
  privacy: '/privacy/',
  terms: '/terms/',
  sitemap: '/sitemap/',
  admin: '/admin/',
  adminBlog: '/admin/blog/',
} as const;
