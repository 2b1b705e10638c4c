import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';
import type { PostedFigures } from '../contract/calculations.ts';
import type { EmailServiceConfig } from '../contract/email-service.ts';
import type { BlogReader } from '../server/blog/posts.ts';
import type { Images } from '../server/media/images.ts';

/** A form that was posted without JavaScript and came back with errors; nothing typed is lost. */
export interface RejectedForm {
  form: 'contact' | 'footer' | 'sidebar' | 'article' | 'subscribe' | 'newsletter-link';
  values: Record<string, string>;
  /** What is wrong, in a sentence for the top of the form. */
  error: string;
  fieldErrors: Record<string, string[]>;
}

/** The parts of pages whose data are in the document as HTML only. */
type SentPart = 'article' | 'list' | 'sidebar';

/** What the server tells a page about the request it is rendered for. */
export interface PageRequest {
  /** The reader wants everything expanded (`prerender=true` or headless Chrome). */
  prerender: boolean;
  rejectedForm: RejectedForm | null;
  /** What a calculator without JavaScript asks the server to work out. Shown on this page, kept and logged nowhere. */
  postedFigures: PostedFigures | null;
  /** The site's absolute address without a trailing slash. */
  siteUrl: string;
  emailService: EmailServiceConfig;
  /** Set only while the documented default credentials hold. */
  defaultCredentials: { username: string; password: string } | null;
  /** The posts as visitors see them. */
  blog: BlogReader;
  /** What a page needs to show a picture of this site, such as an article's featured image. */
  describePicture: Images['describe'];
  /** The date in New York, YYYY-MM-DD. */
  today: string;
  /** Whether structured data names the firm's average rating. */
  aggregateRating: boolean;
  /** Filled by the page's loader; the server writes it into the document (JSON-LD). */
  structuredData: object | null;
  /** Filled by loaders with what their page shows as HTML only, and does not send along as data. */
  sentAsHtml: Partial<Record<SentPart, unknown>>;
}

/** How loaders reach what the server knows. */
export const pageRequestContext = createContext<PageRequest>();

/** Provided where a document is rendered; nothing of it reaches the browser except as HTML (see ui/as-sent.tsx). */
export const SentAsHtml = createReactContext<PageRequest['sentAsHtml']>({});

/** What a loader of the page left in `sentAsHtml` under this name; null in a browser. */
export function useSentAsHtml<T>(name: SentPart): T | null {
  return (useContext(SentAsHtml)[name] ?? null) as T | null;
}
