import { readAll } from './decoded-body.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { ImportError } from './wordpress-post.ts';

const JSON_MAX_BYTES = 64 * 1024 ** 2;
const INCLUDED_MAX = 100;

export interface RestAnswer {
  status: number;
  body: unknown;
  /** `X-WP-Total` and `X-WP-TotalPages`; null: not stated. */
  total: number | null;
  totalPages: number | null;
}

export interface RestLogin {
  username: string;
  /** An application password. */
  password: string;
}

/** The REST API of one WordPress site. */
export interface RestApi {
  /** The home page of the site, without a trailing slash. */
  siteUrl: string;
  /** @param query such as `posts?per_page=30` */
  get(query: string): Promise<RestAnswer>;
  /** The records of these ids; unknown ones are missing. */
  find(collection: string, ids: readonly number[]): Promise<readonly Record<string, unknown>[]>;
}

export interface RestApiOptions {
  siteUrl: string;
  login: RestLogin | null;
  fetch: Pick<SafeFetch, 'get'>;
  signal: AbortSignal;
}

/**
 * Finds the REST API of a site, also where only `?rest_route=` answers, and checks the login.
 * @throws {ImportError} when there is none, or WordPress does not accept the login
 */
export async function openRestApi({ siteUrl, login, fetch, signal }: RestApiOptions): Promise<RestApi> {
  const authorization = login
    ? `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`
    : null;
  let home = homeOf(siteUrl);
  let addressOf = (query: string) => `${home}/wp-json/wp/v2/${query}`;

  const ask = (query: string, withLogin: boolean) =>
    fetch.get(
      addressOf(query),
      {
        accept: 'application/json',
        authorization: withLogin ? authorization : null,
        maxBytes: JSON_MAX_BYTES,
        signal,
      },
      async (answer) => ({
        url: answer.url,
        status: answer.status,
        body: jsonOf(await readAll(answer.body)),
        total: countOf(answer.header('X-WP-Total')),
        totalPages: countOf(answer.header('X-WP-TotalPages')),
      }),
    );

  // Without the login, because the address may lead elsewhere.
  const probe = 'posts?per_page=1&page=1';
  let first = await ask(probe, false);
  if (!isApi(first.body)) {
    addressOf = (query) => `${home}/?rest_route=/wp/v2/${query.replace('?', '&')}`;
    first = await ask(probe, false);
    if (!isApi(first.body)) {
      throw new ImportError(
        `${new URL(home).host} does not answer as WordPress does: its REST API was not found.`,
      );
    }
  }
  home = movedHome(home, first.url);

  if (login) {
    const me = await ask('users/me?context=edit', true);
    if (me.status !== 200 || !isRecord(me.body) || typeof me.body.id !== 'number') {
      const code = isRecord(me.body) && typeof me.body.code === 'string' ? me.body.code : '';
      throw new ImportError(loginRefused(me.status, code));
    }
  }
  return {
    siteUrl: home,
    get: (query) => ask(query, true),
    async find(collection, ids) {
      const found: Record<string, unknown>[] = [];
      for (let from = 0; from < ids.length; from += INCLUDED_MAX) {
        const included = ids.slice(from, from + INCLUDED_MAX).join(',');
        const { body } = await ask(`${collection}?include=${included}&per_page=${INCLUDED_MAX}`, true);
        if (Array.isArray(body)) found.push(...body.filter(isRecord));
      }
      return found;
    },
  };
}

/** @throws {ImportError} for a text that is no address of a site */
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
 * The home page after redirects. Only to https and to or from `www.`: a login is sent to no other site than the entered one.
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
  if (status === 401 && code === 'rest_not_logged_in') {
    return (
      'WordPress did not accept the login. Either the username or the application password is wrong, or the ' +
      'web server of the site removes the Authorization header.'
    );
  }
  if (code === 'application_passwords_disabled' || code === 'application_passwords_disabled_for_user')
    return 'Application passwords are switched off on this site.';
  if (status === 403) return 'This user may not edit posts: use the login of an editor or administrator.';
  return 'WordPress did not accept the login: the username or the application password is wrong.';
}

/** A list of posts, or an error of WordPress itself. */
function isApi(body: unknown): boolean {
  return (
    Array.isArray(body) ||
    (isRecord(body) && String(body.code).startsWith('rest_') && body.code !== 'rest_no_route')
  );
}

/** Undefined for text that is not JSON, such as an HTML page. */
function jsonOf(text: string): unknown {
  try {
    // Some plugins print a byte order mark or a warning first; only the mark is harmless.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function countOf(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
