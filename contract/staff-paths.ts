/** The calls of the admin area and of the import; apart from paths.ts, which every public page loads. */
export const staffApiPaths = {
  adminLogin: '/api/admin/login',
  adminLogout: '/api/admin/logout',
  dashboardStats: '/api/admin/dashboard-stats',
  adminContacts: '/api/admin/contacts',
  analytics: '/api/admin/analytics',
  adminRequests: '/api/admin/requests',
  adminRequestEvents: '/api/admin/request-events',
  adminRequestsExport: '/api/admin/requests.csv',
  /** One request; below it `/state`, `/notes` and `/deliveries/{id}`. */
  adminRequest: (number: number) => `/api/admin/requests/${number}`,
  newsletterSubscribers: '/api/admin/newsletter/subscribers',
  newsletterSubscribersExport: '/api/admin/newsletter/subscribers.csv',
  newsletterSubscriber: (id: string) => `/api/admin/newsletter/subscribers/${id}`,
  newsletterPreview: '/api/admin/newsletter/preview',
  newsletterResend: '/api/admin/newsletter/resend',
  newsletterMailings: '/api/admin/newsletter/mailings',
  /** One mailing; below it `/test`, `/start` and `/cancel`. */
  newsletterMailing: (id: string) => `/api/admin/newsletter/mailings/${id}`,
  adminAudit: '/api/admin/audit',
  adminAuditNames: '/api/admin/audit/names',
  adminInstallation: '/api/admin/installation',
  adminAccount: '/api/admin/account',
  /** `POST` asks for a link, `PUT` uses it; without a login. */
  adminPasswordReset: '/api/admin/password-reset',
  adminOwnPassword: '/api/admin/account/password',
  adminOwnSessions: '/api/admin/account/sessions',
  adminPeople: '/api/admin/people',
  /** One account; below it `/role` and `/password`. */
  adminAccountOf: (username: string) => `/api/admin/people/${encodeURIComponent(username)}`,
  adminSessions: '/api/admin/sessions',
  adminPosts: '/api/admin/posts',
  adminPost: (id: string) => `/api/admin/posts/${encodeURIComponent(id)}`,
  adminPostRestore: (id: string) => `/api/admin/posts/${encodeURIComponent(id)}/restore`,
  /** The versions of a post; below it each by its number, and `/restore` below that. */
  adminPostRevisions: (id: string) => `/api/admin/posts/${encodeURIComponent(id)}/revisions`,
  /** Unsaved changes; the id of a post that is not stored yet is `NEW_POST`. */
  adminPostDraft: (id: string) => `/api/admin/posts/${encodeURIComponent(id)}/draft`,
  adminPostCounts: '/api/admin/posts/counts',
  adminPostSlug: '/api/admin/posts/slug',
  adminPostPreview: '/api/admin/posts/preview',
  adminDeletedPosts: '/api/admin/posts/deleted',
  adminDeletePosts: '/api/admin/posts/delete',
  adminPictures: '/api/admin/pictures',
  adminMedia: '/api/admin/media',
  adminReplaceMedia: '/api/admin/media/replace',
  adminTerms: '/api/admin/terms',
  adminRenameTerm: '/api/admin/terms/rename',
  metaTags: '/api/admin/meta-tags',
  blogImport: '/api/blog/import',
  blogImportWpApi: '/api/blog/import/wp-api',
  blogImportXml: '/api/blog/import/xml',
  blogImportReports: '/api/blog/import/reports',
} as const;

/** The pages of the admin area, and previews of articles. */
export const staffPaths = {
  admin: '/admin/',
  adminTab: (tab: string) => `/admin/?tab=${tab}`,
  adminBlog: '/admin/blog/',
  adminNewsletter: '/admin/newsletter/',
  /** The newsletter's screen with this article chosen. */
  adminNewsletterPost: (slug: string) => `/admin/newsletter/?post=${encodeURIComponent(slug)}`,
  adminRequests: '/admin/requests/',
  adminEnterRequest: '/admin/requests/new/',
  adminNewRequests: '/admin/requests/?state=new&order=oldest',
  adminRequestsOfKind: (kind: string) => `/admin/requests/?kind=${kind}`,
  /** The requests with messages that failed or wait. */
  adminDeliveries: (problem: 'failed' | 'waiting') => `/admin/requests/?delivery=${problem}`,
  adminRequest: (number: number) => `/admin/requests/${number}/`,
  adminAccount: '/admin/account/',
  adminReset: '/admin/reset/',
  /** Not sent to the server: what follows the # stays in the browser. */
  adminResetLink: (token: string) => `/admin/reset/#${token}`,
  adminPeople: '/admin/people/',
  adminBlogImport: '/admin/blog/import/',
  adminMedia: '/admin/blog/media/',
  adminTerms: '/admin/blog/terms/',
  adminNewPost: '/admin/blog/new/',
  adminPost: (id: string) => `/admin/blog/${encodeURIComponent(id)}/`,
  /** @param token identifies the preview and grants access to it */
  postPreview: (token: string) => `/admin/blog/preview/${encodeURIComponent(token)}/`,
} as const;
