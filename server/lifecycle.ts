import { shownPages } from '../content/derive/shown-pages.ts';
import { FLUSH_EVERY_MS } from './analytics/count-buffer.ts';
import type { PageViews } from './analytics/page-views.ts';
import type { VisitCounts } from './analytics/visit-counts.ts';
import type { AuthServices } from './auth/auth-services.ts';
import type { createBlogServices } from './blog/blog-services.ts';
import { ANNOUNCE_EVERY_MS } from './blog/index-now.ts';
import { seedBlog } from './blog/sample-articles.ts';
import { createSamplePostStore } from './blog/sample-posts.store.ts';
import type { Context } from './context.ts';
import type { InquiryEvents } from './inquiries/inquiry-events.ts';
import { CLEAN_UP_EVERY_MS, type createRetention } from './operations/retention.ts';
import type { createOutboxWorkers } from './outbox/outbox-workers.ts';
import type { PageTags } from './pages/page-tags.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Importer } from './wordpress/importer.ts';

interface LifecycleServices
  extends Pick<AuthServices, 'sessions' | 'passwordReset'>,
    Pick<ReturnType<typeof createBlogServices>, 'blog' | 'indexNow'> {
  inquiryEvents: InquiryEvents;
  pageTags: PageTags;
  pageViews: PageViews;
  visitCounts: VisitCounts;
  importer: Importer;
  retention: ReturnType<typeof createRetention>;
  jobs: Jobs;
}

/** Starts and stops the services. */
export function createLifecycle(
  { connection, env, log }: Context,
  services: LifecycleServices,
  workers: ReturnType<typeof createOutboxWorkers>,
) {
  const { sessions, passwordReset, blog, pageViews, visitCounts, jobs } = services;
  let running = false;
  return {
    /** True while the server is started, not stopping, and the database answers. */
    async ready(): Promise<boolean> {
      return (
        running &&
        connection.ping().then(
          () => true,
          (error: unknown) => {
            log.warn({ err: error }, 'the database does not answer');
            return false;
          },
        )
      );
    },
    /** Call after the migrations. */
    async start(): Promise<void> {
      await sessions.prepare();
      for (const moved of await blog.moveReserved()) {
        log.warn(moved, 'a post had a slug that the site answers itself, and has another one now');
      }
      const seeds = env.seedDemo && shownPages.blog;
      if (seeds && (await seedBlog(blog, createSamplePostStore(connection.db))) > 0)
        log.info('the articles of content/firm/articles are in the blog');
      // Pages show the changes even if the database goes away now.
      await services.pageTags.current();
      await workers.start(jobs);
      jobs.every(FLUSH_EVERY_MS, 'page views', pageViews.flush);
      jobs.every(FLUSH_EVERY_MS, 'counts of visits', visitCounts.flush);
      jobs.every(ANNOUNCE_EVERY_MS, 'search engines', services.indexNow.announce);
      jobs.every(CLEAN_UP_EVERY_MS, 'retention', services.retention.apply);
      jobs.start();
      running = true;
    },
    /** Finishes the current mail and writes the counts. The connection stays open. */
    async stop(): Promise<void> {
      running = false;
      services.inquiryEvents.stop();
      await services.importer.stop();
      await Promise.all([passwordReset.settled(), workers.stop(), jobs.stop()]);
      await pageViews.flush();
      await visitCounts.flush();
    },
  };
}
