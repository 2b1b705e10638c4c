import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { redirects } from '../content/derive/redirects.ts';
import { shownPages } from '../content/derive/shown-pages.ts';
import type { Post } from '../contract/blog.ts';
import { drawingPaths } from '../contract/pictures.ts';
import type { UploadedPicture } from '../contract/posts.ts';
import { createAnalytics } from './analytics/analytics.ts';
import { createPageViewsStore } from './analytics/page-views.store.ts';
import { createPageViews } from './analytics/page-views.ts';
import { createVisitCountsStore } from './analytics/visit-counts.store.ts';
import { createVisitCounts } from './analytics/visit-counts.ts';
import { createAuthServices } from './auth/auth-services.ts';
import { createBlogServices } from './blog/blog-services.ts';
import { typographic } from './blog/html/typography.ts';
import { firstSegments } from './blog/reserved-slugs.ts';
import { keepRevision } from './blog/revisions.store.ts';
import type { Context } from './context.ts';
import { InquiryEvents } from './inquiries/inquiry-events.ts';
import { createLeadCountsStore } from './inquiries/lead-counts.store.ts';
import { createLeadServices } from './inquiries/lead-services.ts';
import { createLifecycle } from './lifecycle.ts';
import { acceptFile } from './media/accept-file.ts';
import { createMediaLibrary } from './media/library.ts';
import { createMediaStore, createMediaTransaction, mediaMutations } from './media/media.store.ts';
import { createSitePictures } from './media/site-pictures.ts';
import { createNewsletterServices } from './newsletter/newsletter-services.ts';
import { createBackupsStore } from './operations/backups.store.ts';
import { createDashboard } from './operations/dashboard.ts';
import { createInstallation } from './operations/installation.ts';
import { createRetention, retentionRules } from './operations/retention.ts';
import { createDiscardedFiles } from './outbox/discarded-files.ts';
import { createMailFiles, type Mailer } from './outbox/mailer.ts';
import { createOutboxStore, outboxMutations } from './outbox/outbox.store.ts';
import { createOutboxWorkers } from './outbox/outbox-workers.ts';
import { createBlogForPages } from './pages/blog-for-pages.ts';
import { createPageTagsStore, createPageTagsTransaction } from './pages/page-tags.store.ts';
import { createPageTags } from './pages/page-tags.ts';
import { createSearchFiles } from './pages/search-files.ts';
import { createSharePictures } from './pages/share-pictures.ts';
import { WORDPRESS_FEED } from './pages/wordpress-redirects.ts';
import { createContentVersion, KNOWN_EVERYWHERE_MS } from './platform/content-version.store.ts';
import { readDatabaseState } from './platform/database/database-state.store.ts';
import { createJobs } from './platform/jobs.ts';
import { createKeyedHash } from './platform/keyed-hash.store.ts';
import { createMemoryRateLimits } from './platform/memory-rate-limits.ts';
import { createRateLimits } from './platform/rate-limits.store.ts';
import { createTextThread } from './platform/text-thread.ts';
import { textTasks } from './text-tasks.ts';
import { createImporter } from './wordpress/importer.ts';
import { importedMutations } from './wordpress/merge/imported-posts.store.ts';

export interface ServicesOptions extends Context {
  /** Absolute path of the folder with the site's own drawings. */
  publicFolder: string;
  /** Absolute path of the folder with the firm's photographs; it may be missing. */
  photosFolder: string;
  /** Paths of the screens, from the route table. */
  pagePaths: readonly string[];
  mailer: Mailer;
  /** The version of the site and what is left to fill in in its content, as the build knows them. */
  build?: { version: string; placeholders: readonly string[] };
  /** The URL to which new posts are submitted. */
  indexNowEndpoint?: string;
  /** Waits for a number of milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
}

export function createServices(options: ServicesOptions) {
  const { connection, env, clock, log, mailer, pause = setTimeout } = options;
  const context: Context = { connection, env, clock, log };
  const { db, dialect } = connection;

  const outboxStore = createOutboxStore(db, dialect);
  const onlyProcess = dialect === 'sqlite' && env.workers === 1;
  const mailFiles = createMailFiles(env.dataDir);
  const removeDiscardedFiles = createDiscardedFiles({
    ...context,
    store: outboxStore,
    removeFile: mailFiles.remove,
  });
  const rateLimits = createRateLimits(db, createKeyedHash(db, env.encryptionKey), clock);
  const { stores: authStores, ...auth } = createAuthServices(context, { mailer, limits: rateLimits });
  const contentVersion = createContentVersion(db, clock);
  const reservedSlugs = new Set(
    firstSegments([
      ...options.pagePaths,
      ...redirects.map(({ from }) => from),
      ...drawingPaths,
      ...readdirSync(options.publicFolder),
      WORDPRESS_FEED,
    ]),
  );
  const visitCountsStore = createVisitCountsStore(db);
  const visitCounts = createVisitCounts({ ...context, store: visitCountsStore });
  const { images, storePicture } = createSitePictures(context, options);
  const openTextThread = () =>
    createTextThread(new URL(`./text-worker${extname(import.meta.filename)}`, import.meta.url), textTasks);
  const texts = openTextThread();
  const htmlOfPage = ({ content, featuredImage }: Post) => {
    const text = { content, siteUrl: env.siteUrl, firstIsEager: featuredImage === null };
    return texts.run('pageHtml', text, { describePicture: images.describe });
  };
  const mediaStore = createMediaStore(db);
  const mediaLibrary = createMediaLibrary({
    ...context,
    folder: join(env.dataDir, 'media'),
    store: mediaStore,
    inTransaction: createMediaTransaction(db, clock, contentVersion),
    images,
  });
  const { blog, revisions, indexNow, postEditing, terms } = createBlogServices(context, {
    contentVersion,
    reservedSlugs,
    isShown: shownPages.blog,
    onNothingFound: visitCounts.recordSearch,
    prepareHtml: (content) => texts.run('storedHtml', { content }, {}),
    mediaMutations,
    removeDiscardedMedia: mediaLibrary.removeDiscarded,
    importedMutations,
    indexNowEndpoint: options.indexNowEndpoint,
  });
  const blogPages = createBlogForPages({
    ...context,
    blog: blog.visitors,
    pageHtml: htmlOfPage,
    typographic,
  });
  const {
    newsletter,
    store: newsletterStore,
    subscribers,
    mailings,
    issueQueue,
  } = createNewsletterServices(context, {
    outbox: outboxStore,
    outboxMutations,
    findPost: blog.visitors.find,
    pictureVersion: async (path) => (await images.findOriginal(path))?.version ?? null,
    removeDiscardedFiles,
    onMailQueued: () => workers.outbox.wake(),
  });
  const inquiryEvents = new InquiryEvents();
  const workers = createOutboxWorkers(context, {
    store: outboxStore,
    issueQueue,
    mailer,
    onlySender: onlyProcess,
    onDrained: () => inquiryEvents.changed(),
  });
  const { leads, inquiries } = createLeadServices(context, {
    outboxMutations,
    mailFiles,
    removeDiscardedFiles,
    onQueued() {
      workers.wake();
      inquiryEvents.changed();
    },
  });
  const pageViewsStore = createPageViewsStore(db);
  const pageViews = createPageViews({ ...context, store: pageViewsStore });
  const dashboard = createDashboard({ ...context, leads, pageViews, outbox: outboxStore, blog });
  const pageTagsStore = createPageTagsStore(db);
  const pageTags = createPageTags({
    ...context,
    store: shownPages.blog
      ? pageTagsStore
      : { ...pageTagsStore, newestArticles: async () => [], articles: async () => [] },
    inTransaction: createPageTagsTransaction(db, clock, contentVersion, keepRevision),
    blog: blog.visitors,
    contentVersion,
    lastChange: (path) => auth.audit.last(['meta-tags-changed'], path),
    siteUrl: env.siteUrl,
    othersKnow: async () => onlyProcess || pause(KNOWN_EVERYWHERE_MS),
  });
  const analytics = createAnalytics({
    ...context,
    views: pageViewsStore,
    requests: createLeadCountsStore(db),
    visits: visitCounts,
    titles: pageTags.titles,
  });
  const searchFiles = createSearchFiles({
    siteUrl: env.siteUrl,
    blog,
    changedPages: pageTags.current,
    feedText: (content, url) => texts.run('feedText', { content, url }, {}),
  });
  const sharePictures = createSharePictures({
    ...context,
    folder: join(env.dataDir, 'share'),
    // Loaded with the first picture: it takes 30 MB, and a tenth of a second of each start.
    draw: async (content) => (await import('./pages/draw-share-picture.tsx')).drawSharePicture(content),
    findArticle: blog.visitors.find,
  });

  const importer = createImporter({ ...context, blog, openTextThread, acceptFile });

  const retention = createRetention({
    ...context,
    rules: retentionRules({
      mediaStore,
      mediaLibrary,
      postEditing,
      revisions,
      newsletter: newsletterStore,
      inquiries,
      inquiryMonths: env.requestKeepMonths,
      outbox: outboxStore,
      removeDiscardedFiles,
      leadMailDays: env.mailKeepDays,
      pageViews: pageViewsStore,
      visitCounts: visitCountsStore,
      auth: authStores,
      audit: auth.audit,
    }),
  });

  const services = {
    jobs: createJobs(log),
    leads,
    inquiries,
    inquiryEvents,
    blog,
    /** Slugs taken by pages, redirects and public files; the app adds its routes before `start`. */
    reservedSlugs,
    /** Reads the blog for page loaders. */
    blogPages,
    postEditing,
    terms,
    /** Stores an uploaded picture; null for anything else. @param by user name */
    storePicture: (bytes: Uint8Array, name: string, by: string): Promise<UploadedPicture | null> =>
      storePicture(bytes, name, (path) => mediaStore.keepUpload(path, by, clock().toISOString())),
    mediaLibrary,
    /** Reads a previewed post for its page; null for an unknown token. */
    async findPreview(token: string): Promise<Post | null> {
      const post = await postEditing.findPreview(token);
      return post && { ...post, content: await htmlOfPage(post) };
    },
    indexNow,
    images,
    newsletter,
    pageTags,
    subscribers,
    mailings,
    outbox: workers.outbox,
    /** Sends the mails to the newsletter's subscribers. */
    issues: workers.issues,
    ...auth,
    pageViews,
    visitCounts,
    analytics,
    rateLimits,
    /** For harmless calls, too frequent for the database. */
    memoryRateLimits: createMemoryRateLimits(clock),
    dashboard,
    installation: createInstallation({
      env,
      readDatabaseState: () => readDatabaseState(connection),
      findLastBackup: createBackupsStore(db).last,
      build: options.build ?? { version: 'unknown', placeholders: [] },
    }),
    searchFiles,
    sharePictures,
    importer,
    /** Deletes expired data. */
    retention,
  };
  return { ...services, ...createLifecycle(context, services, workers) };
}

export type Services = ReturnType<typeof createServices>;
