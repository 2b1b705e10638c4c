import { text as textOf } from 'node:stream/consumers';
import { plainWords } from '../convert/readable-text.ts';
import { type SafeAnswer, type SafeFetch, TransientFailure } from '../safe-fetch.ts';
import { ImportError } from '../wordpress-post.ts';

const JSON_MAX_BYTES = 64 * 1024 ** 2;
/** Records that WordPress gives at once, and some sites that refuse so many. */
const PER_PAGE = 100;
const PER_PAGE_REFUSED = 10;
/** A list of records, an empty one at the end, or a record. */
const JSON_START = /\[\s*(?:\{\s*"|\]\s*(?:<!--|$))|\{\s*"/g;
const STARTS_MAX = 20;

export type RestApi = Awaited<ReturnType<typeof openRestApi>>;
export type RestAnswer = Awaited<ReturnType<RestApi['get']>>;

export interface RestApiOptions {
  siteUrl: string;
  /** The password is an application password. */
  login: { username: string; password: string } | null;
  fetch: Pick<SafeFetch, 'get'>;
  signal: AbortSignal;
}

/**
 * Finds the REST API of a site, also where only `?rest_route=` answers, and checks the login.
 * @throws {ImportError} when there is none, or WordPress does not accept the login
 */
export async function openRestApi({ siteUrl, login, fetch, signal }: RestApiOptions) {
  const authorization = login
    ? `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`
    : null;
  let home = homeOf(siteUrl);
  let urlOf = (query: string) => `${home}/wp-json/wp/v2/${query}`;

  const ask = (query: string, withLogin: boolean, expected = '') =>
    fetch.get(
      urlOf(query),
      {
        accept: 'application/json',
        authorization: withLogin ? authorization : null,
        maxBytes: JSON_MAX_BYTES,
        signal,
      },
      async (answer) => {
        const text = await textOf(answer.body);
        const body = jsonOf(text);
        const seen = body === undefined ? seenIn(answer, text) : '';
        if (seen && expected) throw new TransientFailure(seen.replace('its data', expected));
        return {
          url: answer.url,
          status: answer.status,
          body,
          records: Array.isArray(body) ? body.filter(isRecord) : [],
          /** The name by which WordPress tells an error, such as `rest_no_route`; empty without one. */
          code: isRecord(body) ? String(body.code ?? '') : '',
          seen,
          /** Null: not stated. */
          total: countOf(answer.header('X-WP-Total')),
          totalPages: countOf(answer.header('X-WP-TotalPages')),
        };
      },
    );

  // Without the login, because the URL may redirect to another site.
  const probe = `posts?per_page=${PER_PAGE}&page=1&_fields=id`;
  let first = await ask(probe, false);
  // A list of posts, or an error of WordPress itself.
  const isApi = () =>
    Array.isArray(first.body) || (first.code.startsWith('rest_') && first.code !== 'rest_no_route');
  if (!isApi()) {
    const { seen } = first;
    urlOf = (query) => `${home}/?rest_route=/wp/v2/${query.replace('?', '&')}`;
    first = await ask(probe, false);
    if (!isApi()) {
      const reason = seen || `${new URL(home).host} does not answer as WordPress does.`;
      throw new ImportError(`${reason} Its REST API was not found. You can import an export file instead.`);
    }
  }
  const perPage = first.status === 400 ? PER_PAGE_REFUSED : PER_PAGE;
  home = movedHome(home, first.url);

  if (login) {
    const me = await ask('users/me?context=edit', true);
    if (me.status !== 200 || !isRecord(me.body) || typeof me.body.id !== 'number')
      throw new ImportError(loginRefused(me.status, me.code));
  }
  return {
    /** The home page of the site, without a trailing slash. */
    siteUrl: home,
    /** Records that may be asked for at once. */
    perPage,
    /**
     * @param query such as `posts?per_page=30`
     * @param isNeeded retries an answer without JSON once, then throws
     */
    get: (query: string, isNeeded = false) => ask(query, true, isNeeded ? 'its posts' : ''),
  };
}

/** @throws {ImportError} for text that is not the URL of a site */
function homeOf(text: string): string {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') {
    throw new ImportError('Please enter the address of the site, like https://www.example.com.');
  }
  const path = url.pathname.replace(/\/(wp-json|wp-admin|wp-login\.php)(\/.*)?$/, '').replace(/\/+$/, '');
  return url.origin + path;
}

/**
 * The home page after redirects, which may only upgrade to https or add or drop `www.`, so a login goes to no other site.
 * @throws {ImportError} when the site is another one
 */
function movedHome(home: string, answered: URL): string {
  const entered = new URL(home);
  if (answered.origin === entered.origin) return home;
  const name = (url: URL) => url.hostname.replace(/^www\./, '');
  const isDowngrade = entered.protocol === 'https:' && answered.protocol !== 'https:';
  const isDefaultPort = answered.port === '' && entered.port === '';
  if (name(entered) !== name(answered) || isDowngrade || !isDefaultPort) {
    throw new ImportError(
      `${entered.host} redirects to ${answered.origin}. If that is the site, enter its address.`,
    );
  }
  return answered.origin + entered.pathname.replace(/\/+$/, '');
}

function loginRefused(status: number, code: string): string {
  if (status === 401 && code === 'rest_not_logged_in')
    return 'WordPress did not accept the login. Either the username or the application password is wrong, or the web server of the site removes the Authorization header.';
  if (/^application_passwords_disabled(_for_user)?$/.test(code))
    return 'Application passwords are switched off on this site.';
  if (status === 403) return 'This user may not edit posts: use the login of an editor or administrator.';
  return 'WordPress did not accept the login: the username or the application password is wrong.';
}

/**
 * The JSON of an answer: plugins print marks and warnings before it, and comments after it.
 * @returns undefined for text without it, such as a web page
 */
function jsonOf(text: string): unknown {
  const given = text.replace(/^[\s\ufeff]+/, '');
  if (/^<(?:!doctype|html)\b/i.test(given)) return undefined;
  for (const { index } of [{ index: 0 }, ...given.matchAll(JSON_START).take(STARTS_MAX)]) {
    const json = given.slice(index);
    try {
      return JSON.parse(json);
    } catch (error) {
      const [, end] = /after JSON at position (\d+)/.exec(String(error)) ?? [];
      if (end && /^[[{]/.test(json)) return JSON.parse(json.slice(0, Number(end)));
      if (/Unexpected end|Unterminated/.test(String(error))) return undefined;
    }
  }
  return undefined;
}

/** An answer without JSON, as staff may read it. */
function seenIn({ status, url: { host }, header }: SafeAnswer, text: string): string {
  if (status === 401 || /<input[^>]+type=["']?password/i.test(text))
    return `${host} asks visitors for a login where its data should be.`;
  if (status === 403 || /<title>[^<]*(?:just a moment|access denied|attention required)/i.test(text)) {
    const name = header('server')?.includes('cloudflare') ? ' (Cloudflare)' : '';
    return `A firewall of ${host}${name} refuses this server with ${status}. Ask whoever runs that site to let it in.`;
  }
  const [, error] = /((?:Fatal|Parse) error(?:<\/b>)?:[^\n]{0,200})/.exec(text) ?? [];
  const title = plainWords(error ?? /<title[^>]*>([^<]{0,200})/i.exec(text)?.[1] ?? '');
  const what = error ? 'an error of PHP' : /<\w/.test(text) ? 'a web page' : 'a damaged answer';
  return `${host} gives ${what} where its data should be${title ? `: “${title}”` : ''}.`;
}

function countOf(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
