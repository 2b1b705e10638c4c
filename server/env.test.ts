import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const options = { production: false, firmEmail: 'intake@firm.example' };
const own = { ADMIN_USERNAME: 'mara', ADMIN_PASSWORD: 'correct horse' };

function problemsOf(source: Record<string, string>, production = false): string {
  try {
    readEnv(source, { ...options, production });
  } catch (error) {
    return String(error);
  }
  return '';
}

describe('the environment', () => {
  it('needs nothing in development', () => {
    expect(readEnv({}, options)).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: null,
      siteUrl: 'http://localhost:3000',
      admin: { username: 'admin', password: 'admin123', usesDefaultCredentials: true },
      mail: { smtpUrl: null, to: 'intake@firm.example', from: 'intake@firm.example' },
      leadWebhook: null,
      mailKeepDays: 365,
      requestKeepMonths: 0,
      backupKeepDays: 0,
      newsletterPerMinute: 30,
      servedElsewhere: false,
      callTrackingUrl: null,
      emailService: { origin: null, publicKey: 'site', serviceId: 'leads', templateId: 'lead' },
      archive: { everyDays: 90, keepDays: 0 },
      pageCacheMegabytes: 64,
      warmPages: true,
      trustedProxyHops: 0,
      wordpress: { siteUrl: '', exportFile: resolve('data/wordpress-export.xml'), allowedHosts: [] },
      workers: 1,
      rateLimit: true,
      aggregateRating: true,
      logLevel: 'info',
      encryptionKey: null,
      indexNowKey: null,
      seedDemo: true,
    });
  });

  it('allows no more newsletter mails a minute than one connection can send', () => {
    expect(problemsOf({ NEWSLETTER_PER_MINUTE: '300' })).toBe('');
    expect(problemsOf({ NEWSLETTER_PER_MINUTE: '301' })).toContain('NEWSLETTER_PER_MINUTE');
  });

  it('reports every invalid variable in one message', () => {
    const problems = problemsOf(
      {
        PORT: '70000',
        DATABASE_URL: 'mysql://somewhere',
        SITE_URL: 'https://firm.example/site/',
        MAIL_TO: 'nobody',
        SMTP_URL: 'localhost',
        WORKERS: '0',
        TRUST_PROXY: 'all',
        RATE_LIMIT: 'maybe',
        AGGREGATE_RATING: '4.9',
        LOG_LEVEL: 'loud',
        ADMIN_USERNAME: 'a:b',
        HOST: '0.0.0.0',
        EMAILJS_ORIGIN: 'https://api.emailjs.com',
        ENCRYPTION_KEY: 'short',
        ARCHIVE_EVERY_DAYS: 'often',
        ARCHIVE_KEEP_DAYS: '-1',
        CALL_TRACKING_URL: 'http://cdn.example/swap.js',
      },
      true,
    );
    for (const variable of [
      'PORT: expected a whole number from 0 to 65535',
      'DATABASE_URL: expected an address like postgres://',
      'SITE_URL: expected an origin without a path',
      'MAIL_TO: expected an e-mail address',
      'SMTP_URL: expected an address like smtp://',
      'WORKERS: expected a whole number from 1 to 64',
      'TRUST_PROXY: expected a whole number from 0 to 16',
      'RATE_LIMIT: expected on or off',
      'AGGREGATE_RATING: expected on or off',
      'LOG_LEVEL: expected fatal or error',
      'ADMIN_USERNAME: expected 1 to 200 characters without a colon',
      'ADMIN_PASSWORD: set ADMIN_USERNAME and',
      'EMAILJS_TEMPLATE_ID: required',
      'ENCRYPTION_KEY: expected at least 32 random characters',
      'ARCHIVE_EVERY_DAYS: expected a whole number from 0 to 3650',
      'ARCHIVE_KEEP_DAYS: expected a whole number from 0 to 36500',
      'CALL_TRACKING_URL: expected an address like https://',
    ]) {
      expect(problems).toContain(variable);
    }
  });

  it('requires SITE_URL in production', () => {
    expect(problemsOf({}, true)).toContain('SITE_URL: required in production');
    const env = readEnv({ SITE_URL: 'https://firm.example/' }, { ...options, production: true });
    expect(env.siteUrl).toBe('https://firm.example');
  });

  it('keeps the site of a real firm closed while its content has placeholders, and lists them', () => {
    const placeholders = ['content/faq-divorce.ts: [Fees: state the rates, …'];
    const start = (source: Record<string, string>, production = true) =>
      readEnv({ SITE_URL: 'https://firm.example', ...source }, { ...options, production, placeholders });
    expect(() => start({})).toThrow(/still has placeholders.*\n.*\[Fees: state the rates/);
    expect(start({ ALLOW_PLACEHOLDERS: 'true' }).production).toBe(true);
    expect(start({}, false).production).toBe(false);
  });

  it('keeps the site of a real firm closed while its content has samples, also with its placeholders allowed', () => {
    const samples = ['content/firm/cases.ts:18: cases'];
    const start = (production: boolean) =>
      readEnv(
        { SITE_URL: 'https://firm.example', ALLOW_PLACEHOLDERS: 'true' },
        { ...options, production, samples },
      );
    expect(() => start(true)).toThrow(
      /samples of the demonstration must not be public.*\n.*cases\.ts:18: cases/,
    );
    expect(start(false).production).toBe(false);
  });

  it('opens a site with placeholders at an address of this machine only', () => {
    const start = (SITE_URL: string) =>
      readEnv(
        { SITE_URL },
        { ...options, production: true, placeholders: ['content/firm/faq.ts: [Fees …]'] },
      );
    for (const local of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000']) {
      expect(start(local).siteUrl).toBe(local);
    }
    for (const elsewhere of ['http://192.168.0.7:3000', 'https://localhost.firm.example']) {
      expect(() => start(elsewhere)).toThrow('still has placeholders');
    }
  });

  it('rejects other hosts than loopback with the default credentials', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toMatch(/HOST: .*ADMIN_USERNAME and ADMIN_PASSWORD/);
    expect(
      problemsOf({ HOST: '0.0.0.0', ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'admin123' }),
      'the defaults spelled out are still the defaults',
    ).toContain('HOST');
    expect(readEnv({ HOST: '0.0.0.0', ...own }, options).admin.usesDefaultCredentials).toBe(false);
    for (const HOST of ['127.0.0.1', '127.8.8.8', 'localhost', '::1']) expect(problemsOf({ HOST })).toBe('');
  });

  it('rejects a user name without a password, and the reverse', () => {
    expect(problemsOf({ ADMIN_USERNAME: 'mara' })).toContain('ADMIN_PASSWORD: set ADMIN_USERNAME and');
    expect(problemsOf({ ADMIN_PASSWORD: 'x' })).toContain('ADMIN_USERNAME: set ADMIN_USERNAME and');
  });

  it('treats empty variables as unset', () => {
    expect(readEnv({ SMTP_URL: '', TRUST_PROXY: '', ADMIN_USERNAME: '' }, options).mail.smtpUrl).toBeNull();
  });

  it('parses the number of trusted proxies', () => {
    expect(readEnv({ TRUST_PROXY: 'true' }, options).trustedProxyHops).toBe(1);
    expect(readEnv({ TRUST_PROXY: '2' }, options).trustedProxyHops).toBe(2);
  });

  it('allows disabled rate limits on loopback only', () => {
    expect(readEnv({ RATE_LIMIT: 'off' }, options).rateLimit).toBe(false);
    expect(problemsOf({ RATE_LIMIT: 'off', HOST: '0.0.0.0', ...own })).toContain('RATE_LIMIT: off');
  });

  it('takes a webhook with its secret, encrypted unless it is on this machine', () => {
    const secret = 's'.repeat(32);
    const url = 'https://cases.example/hook';
    expect(readEnv({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }, options).leadWebhook).toEqual({
      url,
      secret,
    });
    expect(problemsOf({ LEAD_WEBHOOK_URL: url })).toContain('LEAD_WEBHOOK_SECRET: required');
    expect(problemsOf({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: 'short' })).toContain('at least 32');
    const withSecret = (address: string) =>
      problemsOf({ LEAD_WEBHOOK_URL: address, LEAD_WEBHOOK_SECRET: secret });
    expect(withSecret('http://127.0.0.1:8080/hook')).toBe('');
    expect(withSecret('http://cases.example/hook')).toContain('expected https');
    expect(withSecret('https://user:word@cases.example/')).toContain('without a user name');
    expect(withSecret('ftp://cases.example/')).toContain('expected an address like');
  });

  it('requires all three identifiers of a hosted e-mail service', () => {
    const hosted = { EMAILJS_ORIGIN: 'https://api.emailjs.com', EMAILJS_PUBLIC_KEY: 'k' };
    const problems = problemsOf(hosted);
    expect(problems).toContain('EMAILJS_SERVICE_ID: required');
    expect(problems).toContain('EMAILJS_TEMPLATE_ID: required');
    expect(problems).not.toContain('EMAILJS_PUBLIC_KEY');
  });
});
