import * as z from 'zod/mini';
import type { Lead } from './leads.ts';

/** `POST /api/admin/login`. */
export const loginSchema = z.object({
  username: z.string('Please enter your username').check(z.maxLength(200, 'This username is too long')),
  password: z.string('Please enter your password').check(z.maxLength(1000, 'This password is too long')),
});

export type LoginPayload = z.infer<typeof loginSchema>;

/** `token` is sent back as `Authorization: Basic <token>`. */
export interface LoginAnswer {
  token: string;
}

export type RecentContact = Pick<Lead, 'id' | 'name' | 'email' | 'message' | 'createdAt'>;

/** `GET /api/admin/dashboard-stats` (specification section 3); "today" is the calendar day in the firm's zone. */
export interface DashboardStats {
  pageViews: number;
  todayPageViews: number;
  totalContacts: number;
  todayContacts: number;
  totalConsultations: number;
  todayConsultations: number;
  /** Calls and visits that staff entered by hand: no contact forms. */
  totalEntered: number;
  todayEntered: number;
  totalBlogPosts: number;
  recentContacts: RecentContact[];
  topPages: { page: string; count: number }[];
  /** Counts of the mails about requests. */
  outbox: OutboxState;
  /** Counts of the messages to the webhook. */
  webhook: OutboxState;
  /** Counts of the newsletter's confirmations and test mails. */
  newsletter: OutboxState;
}

export interface OutboxState {
  /** Not sent after a failed attempt, or for a minute; further attempts follow. */
  pending: number;
  /** Given up. */
  failed: number;
  /** The last error; that of a failed message, if there is one. */
  lastError: string | null;
}

/** `GET /api/admin/installation`: the state of the installation, without secrets. */
export interface Installation {
  mail: { transport: 'smtp' | 'files'; server: string | null; to: string; from: string };
  /** Origin of the webhook; null: none. */
  webhook: string | null;
  database: { kind: 'SQLite' | 'PostgreSQL'; version: string; migration: string };
  versions: { site: string; node: string };
  /** Placeholders in `content/`. */
  placeholders: readonly string[];
  lastBackup: BackupRecord | null;
  /** Retention periods that have a setting; 0: kept until somebody deletes it. */
  kept: { requestMonths: number; backupDays: number };
}

/** A finished backup. `finishedAt`: UTC, ISO 8601; `folder` null: made by other means than `npm run backup`. */
export interface BackupRecord {
  finishedAt: string;
  folder: string | null;
}

/** A row of `GET /api/admin/contacts`, newest first; the header `X-Total-Count` holds the total. */
export type ContactListItem = Omit<Lead, 'origin'> & {
  /** Number of the inquiry, part of its URL. */
  number: number;
};

/** `POST /api/page-views`: a page reached by client-side navigation. */
export const pageViewSchema = z.object({
  path: z.string('The path is required').check(z.maxLength(300, 'The path is too long')),
});
