import { firmDay } from '../../content/derive/firm-time.ts';
import { CONFIRMATION_DAYS } from '../../contract/newsletter-links.ts';
import { DRAFT_DAYS, REVISION_DAYS } from '../../contract/post-versions.ts';
import { DELETED_POST_DAYS } from '../../contract/posts.ts';
import type { PageViewsStore } from '../analytics/page-views.store.ts';
import type { VisitCountsStore } from '../analytics/visit-counts.store.ts';
import type { AuthServices } from '../auth/auth-services.ts';
import type { PostEditing } from '../blog/post-editing.ts';
import type { RevisionStore } from '../blog/revisions.store.ts';
import type { Inquiries } from '../inquiries/inquiries.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { MediaStore } from '../media/media.store.ts';
import type { NewsletterStore } from '../newsletter/newsletter.store.ts';
import type { OutboxStore } from '../outbox/outbox.store.ts';
import type { Log } from '../platform/log.ts';

export const CLEAN_UP_EVERY_MS = 60 * 60 * 1000;
const DAY_MS = 24 * CLEAN_UP_EVERY_MS;
/** Others cannot delete a new upload for a day: its post may not be saved yet. */
const UPLOAD_DAYS = 1;

/** Limits how long one kind of data is kept. */
export interface RetentionRule {
  /** In the log. */
  name: string;
  /** Null: kept forever; 0: what has expired or was discarded is deleted by the next run. */
  days: number | null;
  /** Deletes what is older. Several processes may call it at once. */
  remove: (before: Date) => Promise<void>;
}

export interface RetentionSources {
  postEditing: Pick<PostEditing, 'removeDeleted' | 'removePreviews' | 'drafts'>;
  revisions: Pick<RevisionStore, 'removeBefore'>;
  mediaStore: Pick<MediaStore, 'removeStaleUses'>;
  mediaLibrary: Pick<MediaLibrary, 'removeDiscarded'>;
  newsletter: Pick<NewsletterStore, 'removeUnconfirmed' | 'removeConfirmationLinks'>;
  inquiries: Pick<Inquiries, 'removeBefore'>;
  /** 0: forever. */
  inquiryMonths: number;
  outbox: Pick<OutboxStore, 'discardNewsletterMails' | 'eraseLeadMails'>;
  removeDiscardedFiles: () => Promise<void>;
  /** Days; 0: forever. */
  leadMailDays: number;
  pageViews: Pick<PageViewsStore, 'removeBefore'>;
  visitCounts: Pick<VisitCountsStore, 'removeBefore'>;
  auth: AuthServices['stores'];
  audit: Pick<AuthServices['audit'], 'removeBefore'>;
}

/**
 * Lists the retention rules: "What is kept, and how long" in docs/operating.md. Archives, backups, import reports and
 * counts of rate limits are deleted by the files that write them.
 */
export function retentionRules(sources: RetentionSources): RetentionRule[] {
  const { postEditing, newsletter, inquiries, inquiryMonths, outbox, leadMailDays } = sources;
  const { revisions, pageViews, visitCounts, auth, audit } = sources;
  return [
    { name: 'uses of pictures', days: UPLOAD_DAYS, remove: sources.mediaStore.removeStaleUses },
    { name: 'deleted posts', days: DELETED_POST_DAYS, remove: postEditing.removeDeleted },
    { name: 'deleted pictures', days: 0, remove: sources.mediaLibrary.removeDiscarded },
    { name: 'previews', days: 0, remove: postEditing.removePreviews },
    { name: 'versions of posts', days: REVISION_DAYS, remove: revisions.removeBefore },
    { name: 'unsaved changes of posts', days: DRAFT_DAYS, remove: postEditing.drafts.removeBefore },
    { name: 'unconfirmed subscriptions', days: CONFIRMATION_DAYS, remove: newsletter.removeUnconfirmed },
    { name: 'confirmation links', days: CONFIRMATION_DAYS, remove: newsletter.removeConfirmationLinks },
    { name: 'newsletter mails', days: CONFIRMATION_DAYS, remove: outbox.discardNewsletterMails },
    { name: 'requests', days: inquiryMonths ? daysOf(inquiryMonths) : null, remove: inquiries.removeBefore },
    { name: 'mails about requests', days: leadMailDays || null, remove: outbox.eraseLeadMails },
    { name: 'files of deleted mails', days: 0, remove: sources.removeDiscardedFiles },
    // Thirteen months, so that a month can be compared with the same month of the year before.
    { name: 'page views', days: 396, remove: (before) => pageViews.removeBefore(firmDay(before)) },
    { name: 'counts of visits', days: 396, remove: (before) => visitCounts.removeBefore(firmDay(before)) },
    { name: 'the audit log', days: 730, remove: (before) => audit.removeBefore(before.toISOString()) },
    { name: 'sessions', days: 0, remove: auth.sessions.removeExpired },
    { name: 'links for a new password', days: 0, remove: auth.accounts.removeExpiredResets },
  ];
}

/** Rounds up, so that no month is cut short. */
function daysOf(months: number): number {
  return Math.ceil((months * 365.25) / 12) + 1;
}

export interface RetentionOptions {
  rules: readonly RetentionRule[];
  clock: () => Date;
  log: Log;
}

/** The job that keeps the rules. */
export function createRetention({ rules, clock, log }: RetentionOptions) {
  return {
    /** Deletes expired data. A failing rule is logged and retried by the next run. */
    async apply(): Promise<void> {
      for (const { name, days, remove } of rules) {
        if (days === null) continue;
        try {
          await remove(new Date(clock().getTime() - days * DAY_MS));
        } catch (error) {
          log.warn(
            { err: error, of: name },
            'what is not kept any longer could not be deleted; trying again',
          );
        }
      }
    },
  };
}
