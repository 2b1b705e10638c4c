import { resolve } from 'node:path';
import * as z from 'zod';
import { ownEmailService } from '../contract/email-service.ts';
import { isEmailAddress } from '../contract/leads.ts';

export type Env = ReturnType<typeof readEnv>;

export interface EnvOptions {
  production: boolean;
  /** The firm's own address: recipient and sender of mail unless configured otherwise. */
  firmEmail: string;
  /** Samples and placeholders with which a real firm's site must not open. */
  samples?: readonly string[];
  placeholders?: readonly string[];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_ADMIN = { username: 'admin', password: 'admin123' };

/**
 * Reads and validates the configuration. Empty variables count as unset.
 * @throws {Error} with every invalid variable and its expected value
 */
export function readEnv(source: Record<string, string | undefined>, options: EnvOptions) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variablesSchema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...contradictions(given, options.production),
    ...unwritten(given, options),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The configuration is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  const values = parsed.data;
  return {
    production: options.production,
    host: values.HOST,
    port: values.PORT,
    /** Absolute path of the folder for all files that the server writes. */
    dataDir: resolve(values.DATA_DIR),
    /** `null`: the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** Public origin, without a trailing slash. */
    siteUrl: (values.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, ''),
    admin: { ...adminOf(given), usesDefaultCredentials: usesDefaults(given) },
    /** `smtpUrl` null: mail is written as files into `dataDir/mail`. */
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      to: values.MAIL_TO ?? options.firmEmail,
      from: values.MAIL_FROM ?? options.firmEmail,
    },
    /** Days until the copy of a sent mail about a lead is erased; 0: never. */
    mailKeepDays: values.MAIL_KEEP_DAYS,
    /** Months until an inquiry that did not lead to a client is deleted; 0: never. */
    requestKeepMonths: values.REQUEST_KEEP_MONTHS,
    /** Days until `npm run backup` deletes an older backup; 0: never. */
    backupKeepDays: values.BACKUP_KEEP_DAYS,
    /** Mails to subscribers, of all processes together. */
    newsletterPerMinute: values.NEWSLETTER_PER_MINUTE,
    /** Receives each lead as a signed message; `null`: no webhook. */
    leadWebhook:
      values.LEAD_WEBHOOK_URL && values.LEAD_WEBHOOK_SECRET
        ? { url: values.LEAD_WEBHOOK_URL, secret: values.LEAD_WEBHOOK_SECRET }
        : null,
    /** Whether the database or the mail server is on another machine. */
    servedElsewhere: [values.DATABASE_URL, values.SMTP_URL].some(isElsewhere),
    emailService: {
      origin: values.EMAILJS_ORIGIN?.replace(/\/+$/, '') ?? null,
      publicKey: values.EMAILJS_PUBLIC_KEY ?? ownEmailService.publicKey,
      serviceId: values.EMAILJS_SERVICE_ID ?? ownEmailService.serviceId,
      templateId: values.EMAILJS_TEMPLATE_ID ?? ownEmailService.templateId,
    },
    /** URL of the call-tracking script; `null`: none. */
    callTrackingUrl: values.CALL_TRACKING_URL ?? null,
    /** Number of trusted proxies in front of the server. */
    trustedProxyHops: values.TRUST_PROXY ?? 0,
    workers: values.WORKERS,
    rateLimit: values.RATE_LIMIT === 'on',
    /** Whether structured data contains the firm's average rating. */
    aggregateRating: values.AGGREGATE_RATING === 'on',
    /** Whether an empty blog is filled with the sample articles. */
    seedDemo: values.SEED_DEMO === 'true',
    /** Secret for keyed hashes; `null`: a random one in the database. */
    encryptionKey: values.ENCRYPTION_KEY ?? null,
    /** The site's IndexNow key; `null`: search engines are not notified. */
    indexNowKey: values.INDEXNOW_KEY ?? null,
    /** Copies of the public pages: days from one to the next (0: none), and days until one is deleted (0: never). */
    archive: { everyDays: values.ARCHIVE_EVERY_DAYS, keepDays: values.ARCHIVE_KEEP_DAYS },
    /** `exportFile`: absolute path; `allowedHosts`: may have private addresses, as `host` or `host:port`. */
    wordpress: {
      siteUrl: values.WORDPRESS_SITE_URL ?? '',
      exportFile: resolve(values.WORDPRESS_EXPORT_FILE ?? `${values.DATA_DIR}/wordpress-export.xml`),
      allowedHosts: values.IMPORT_ALLOW_PRIVATE_HOSTS.toLowerCase()
        .split(',')
        .flatMap((host) => host.trim() || []),
    },
    /** Size limit of the page cache; 0 disables it. */
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    /** Whether pages are rendered into the cache before visitors ask for them. */
    warmPages: values.WARM_PAGES === 'on',
    logLevel: values.LOG_LEVEL,
  };
}

/** True for host names and IP addresses that only this machine can reach. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
}

/** True for the URL of a service on another machine; one without a host is a socket of this machine. */
function isElsewhere(url: string | undefined): boolean {
  const host = URL.parse(url ?? '')?.hostname.replace(/^\[|\]$/g, '');
  return host ? !isLoopback(host) : false;
}

const integer = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `expected a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const url = (protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `expected an address like ${example}`,
  });

const origin = (example: string) =>
  url(['http:', 'https:'], example).refine(
    (text) => !URL.canParse(text) || /^\/?$/.test(new URL(text).pathname + new URL(text).search),
    { error: `expected an origin without a path, like ${example}` },
  );

const mailbox = z.string().refine(isEmailAddress, { error: 'expected an e-mail address' });

/** Basic credentials allow no colon and no control character (RFC 7617, section 2). */
const username = z.string().regex(/^[^:\p{Cc}]{1,200}$/u, 'expected 1 to 200 characters without a colon');

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `expected ${values.join(' or ')}` });

const variablesSchema = z.object({
  HOST: z.string().default(DEFAULT_HOST),
  PORT: integer(0, 65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host/database').optional(),
  SITE_URL: origin('https://www.example.com').optional(),
  ADMIN_USERNAME: username.optional(),
  ADMIN_PASSWORD: z.string().max(1000, 'expected at most 1000 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_TO: mailbox.optional(),
  MAIL_FROM: mailbox.optional(),
  EMAILJS_PUBLIC_KEY: z.string().optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_TEMPLATE_ID: z.string().optional(),
  EMAILJS_ORIGIN: origin('https://api.emailjs.com').optional(),
  LEAD_WEBHOOK_URL: url(['http:', 'https:'], 'https://cases.example.com/requests')
    .refine((text) => !URL.canParse(text) || (!new URL(text).username && !new URL(text).password), {
      error: 'expected an address without a user name and password',
    })
    .refine((text) => !text.startsWith('http:') || !isElsewhere(text), {
      error: 'expected https, except on this machine',
    })
    .optional(),
  LEAD_WEBHOOK_SECRET: z.string().min(32, 'expected at least 32 random characters').optional(),
  CALL_TRACKING_URL: url(['https:'], 'https://cdn.example.com/swap.js').optional(),
  MAIL_KEEP_DAYS: integer(0, 36_500).default(365),
  REQUEST_KEEP_MONTHS: integer(0, 600).default(0),
  BACKUP_KEEP_DAYS: integer(0, 36_500).default(0),
  ALLOW_PLACEHOLDERS: oneOf('true', 'false').default('false'),
  NEWSLETTER_PER_MINUTE: integer(1, 300).default(30),
  TRUST_PROXY: z.preprocess(
    (value) => (value === 'true' ? '1' : value === 'false' ? '0' : value),
    integer(0, 16).optional(),
  ),
  WORKERS: integer(1, 64).default(1),
  RATE_LIMIT: oneOf('on', 'off').default('on'),
  AGGREGATE_RATING: oneOf('on', 'off').default('on'),
  SEED_DEMO: oneOf('true', 'false').default('true'),
  ENCRYPTION_KEY: z.string().min(32, 'expected at least 32 random characters').optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits and dashes')
    .optional(),
  ARCHIVE_EVERY_DAYS: integer(0, 3650).default(90),
  ARCHIVE_KEEP_DAYS: integer(0, 36_500).default(0),
  WORDPRESS_SITE_URL: url(['http:', 'https:'], 'https://www.example.com').optional(),
  WORDPRESS_EXPORT_FILE: z.string().optional(),
  IMPORT_ALLOW_PRIVATE_HOSTS: z
    .string()
    .regex(/^[\w.:[\], -]*$/, 'expected hosts separated by commas, like intranet.example:8080')
    .default(''),
  PAGE_CACHE_MB: integer(0, 4096).default(64),
  WARM_PAGES: oneOf('on', 'off').default('on'),
  LOG_LEVEL: oneOf(...LOG_LEVELS).default('info'),
});

type Given = Record<string, string | undefined>;

/** Problems between variables, checked on the raw values, so that one message lists all problems. */
function contradictions(given: Given, production: boolean): string[] {
  const problems: string[] = [];
  const loopback = isLoopback(given.HOST ?? DEFAULT_HOST);
  if (production && !given.SITE_URL) {
    problems.push('SITE_URL: required in production: the public address, like https://www.example.com');
  }
  if (!given.ADMIN_USERNAME !== !given.ADMIN_PASSWORD) {
    const missing = given.ADMIN_USERNAME ? 'ADMIN_PASSWORD' : 'ADMIN_USERNAME';
    problems.push(`${missing}: set ADMIN_USERNAME and ADMIN_PASSWORD together, or neither`);
  } else if (usesDefaults(given) && !loopback) {
    problems.push(
      'HOST: with the default credentials the server listens on 127.0.0.1 only; set ADMIN_USERNAME and ADMIN_PASSWORD to your own to listen elsewhere',
    );
  }
  if (given.RATE_LIMIT === 'off' && !loopback) {
    problems.push('RATE_LIMIT: off is accepted on a loopback HOST only');
  }
  if (given.LEAD_WEBHOOK_URL && !given.LEAD_WEBHOOK_SECRET) {
    problems.push('LEAD_WEBHOOK_SECRET: required when LEAD_WEBHOOK_URL is set');
  }
  const identifiers = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'];
  for (const variable of given.EMAILJS_ORIGIN ? identifiers : []) {
    if (!given[variable]) problems.push(`${variable}: required when EMAILJS_ORIGIN is set`);
  }
  return problems;
}

/**
 * The samples and placeholders that keep a firm's site from opening to the public; ALLOW_PLACEHOLDERS lets the latter
 * pass. A site whose address is this machine's opens with both.
 */
function unwritten(given: Given, { production, samples = [], placeholders = [] }: EnvOptions): string[] {
  if (!production || (given.SITE_URL && !isElsewhere(given.SITE_URL))) return [];
  const listed = (sentence: string, items: readonly string[]) =>
    items.length > 0 ? [sentence, ...items.map((item) => `  ${item}`)] : [];
  return [
    ...listed('SITE_URL: samples of the demonstration must not be public; replace or remove them:', samples),
    ...listed(
      'ALLOW_PLACEHOLDERS: the content still has placeholders; fill them in, or set it to true to open the site with them:',
      given.ALLOW_PLACEHOLDERS === 'true' ? [] : placeholders,
    ),
  ];
}

function adminOf(given: Given): { username: string; password: string } {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = given;
  return username && password ? { username, password } : DEFAULT_ADMIN;
}

/** Documented credentials are not secret, even when set explicitly. */
function usesDefaults(given: Given): boolean {
  const admin = adminOf(given);
  return admin.username === DEFAULT_ADMIN.username && admin.password === DEFAULT_ADMIN.password;
}
