import { createContext } from 'react-router';
import type { ConfiguredNumber, ConfiguredService } from '../content/schema/resource.ts';
import type { BlogReader, Post } from '../contract/blog.ts';
import type { EmailServiceConfig } from '../contract/email-service.ts';
import type { ErrorCode, FieldErrors } from '../contract/errors.ts';
import type { LeadKind } from '../contract/leads.ts';
import type { ConfirmationResult, UnsubscribeResult } from '../contract/newsletter-links.ts';
import type { ChangedPages } from '../contract/page-tags.ts';
import type { ResponsivePicture } from '../contract/pictures.ts';

/** Names the two kinds of forms that browsers without JavaScript post; each has a rate limit of its own. */
export type PostedKind = 'form' | 'figures';

/** Request data and services for the loaders and actions of one page. */
export interface PageRequest {
  /** Expands all content (`prerender=true` or headless Chrome). */
  prerender: boolean;
  /** Marks the site's own inline scripts for the policy; never sent. */
  scriptNonce: string;
  /** The site's absolute URL without a trailing slash. */
  siteUrl: string;
  emailService: EmailServiceConfig;
  /** URL of the call-tracking script; null: none. */
  callTrackingUrl: string | null;
  configured: Record<ConfiguredService, boolean>;
  configuredNumbers: Record<ConfiguredNumber, number>;
  /** Null once the documented default credentials are replaced. */
  defaultCredentials: { username: string; password: string } | null;
  /** Published posts; throws a 503 response while the database is unavailable. */
  blog: BlogReader;
  /** An unsaved post that staff preview; null for an unknown token. */
  findPreview(token: string): Promise<Post | null>;
  /** Changes that staff have made to the pages' heads. */
  changedPages: ChangedPages;
  /** Size and sources of the picture at a path, percent-encoded; null when there is no such picture. */
  describePicture(path: string): Promise<ResponsivePicture | null>;
  /** The date in the firm's zone, YYYY-MM-DD. */
  today: string;
  /** Whether structured data includes the firm's average rating. */
  aggregateRating: boolean;
  leads: {
    /**
     * Stores a lead; throws what `refusalOf` tells.
     * @param lead its payload unvalidated
     */
    submit(lead: { kind: LeadKind; payload: unknown; receivedVia: 'form' }): Promise<unknown>;
  };
  newsletter: {
    /**
     * Stores a request to subscribe; throws what `refusalOf` tells.
     * @param payload unvalidated
     */
    subscribe(payload: unknown): Promise<void>;
    confirm(token: string): Promise<ConfirmationResult>;
    unsubscribe(token: string): Promise<UnsubscribeResult>;
  };
  /** Counts a posted form. Seconds until the client may post again, or null when it may post now. */
  postWaitSeconds(kind: PostedKind): Promise<number | null>;
  /** The reason to refuse a posted form, such as an invalid field or a failing database; null for a programming error. */
  refusalOf(
    error: unknown,
  ): { code: ErrorCode; message: string; fieldErrors?: FieldErrors | undefined } | null;
  log: { error(details: object, message: string): void };
}

export const pageRequestContext = createContext<PageRequest>();

/** Set by an action that refuses a posted form, for the title of the page that answers it. */
export const refusedFormContext = createContext(false);

/** JSON-LD of the page, set by its loader; only in the document, so that it is not sent twice. */
export const structuredDataContext = createContext<object | null>(null);
