import type { LeadOrigin } from '../../contract/leads.ts';

/** Key in sessionStorage of a `FirstVisit` as JSON. */
const FIRST_VISIT_KEY = 'first-visit';

const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const;

interface FirstVisit {
  /** The URL of the first page, with its query. */
  landingPage: string;
  referrer: string;
  /** UTC ISO 8601. */
  landedAt?: string;
}

interface Surroundings {
  /** Path of the page that holds the form. */
  page: string;
  /** The page's own referrer, for a session without a stored first visit. */
  referrer: string;
  /** The stored first visit; null when there is none or storage is denied. */
  firstVisit: string | null;
}

/** The origin of a lead: its page, and the landing page, referrer and campaign of the session. */
export function leadOrigin({ page, referrer, firstVisit }: Surroundings): LeadOrigin {
  const first = parseFirstVisit(firstVisit);
  if (!first) return { page, referrer };
  return { page, ...first, ...campaign(first.landingPage) };
}

/** The origin of a lead that is sent from the page now open. */
export function currentLeadOrigin(): LeadOrigin {
  return leadOrigin({
    page: location.pathname,
    referrer: document.referrer,
    firstVisit: readSession(FIRST_VISIT_KEY),
  });
}

/** Stores the first page of this browser session, unless there is one. */
export function storeFirstVisit(): void {
  try {
    if (sessionStorage.getItem(FIRST_VISIT_KEY)) return;
    // Without the token of a link in our mail, and without the fragment, which may hold private data.
    const landingPage = location.href.replace(/#.*/, '').replace(/([?&]token=)[^&]*/, '$1');
    const landedAt = new Date().toISOString();
    const first: FirstVisit = { landingPage, referrer: document.referrer, landedAt };
    sessionStorage.setItem(FIRST_VISIT_KEY, JSON.stringify(first));
  } catch {
    // Storage is denied: leads keep only their page and its referrer.
  }
}

/**
 * The origin of a lead that a browser without JavaScript posts: its page, and the campaign if the page was opened from
 * one. Other pages of the visit, and the site that led to it, are not known, for every visitor gets the same cached
 * page.
 * @param address the URL of the page with the form, from the Referer header
 */
export function pageOrigin({ address, fallback }: { address: string; fallback: string }): LeadOrigin {
  const url = URL.parse(address);
  const page = url?.pathname ?? fallback;
  const found = campaign(url?.search ?? '');
  return url && Object.keys(found).length > 0 ? { page, landingPage: url.href, ...found } : { page };
}

function campaign(landingPage: string): Partial<LeadOrigin> {
  const query = new URLSearchParams(landingPage.split('?')[1]);
  const found = CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

function parseFirstVisit(stored: string | null): FirstVisit | null {
  try {
    const first: unknown = JSON.parse(stored ?? 'null');
    if (typeof first !== 'object' || first === null) return null;
    const { landingPage, referrer, landedAt } = first as Partial<Record<keyof FirstVisit, unknown>>;
    if (typeof landingPage !== 'string') return null;
    // A fragment may hold the figures of a shared calculation.
    return {
      landingPage: landingPage.replace(/#.*/s, ''),
      referrer: typeof referrer === 'string' ? referrer : '',
      ...(typeof landedAt === 'string' ? { landedAt } : {}),
    };
  } catch {
    // Another script wrote there; the lead matters more than its origin.
    return null;
  }
}

function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage is denied: the lead keeps only its page and the referrer.
    return null;
  }
}
