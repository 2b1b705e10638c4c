import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { createApp } from '../../server/app.ts';
import { hashPassword } from '../../server/auth/password.ts';
import { readEnv } from '../../server/env.ts';
import type { OutgoingMail } from '../../server/outbox/mailer.ts';
import type { DatabaseConnection } from '../../server/platform/database/connect.ts';
import { createLog } from '../../server/platform/log.ts';
import { createServices } from '../../server/services.ts';
import { openSqlite } from './each-database.ts';
import { pagePaths } from './page-paths.ts';

export const STAFF = { username: 'mara', password: 'correct horse battery' };

/** At the least cost: the account of each test would take a hundred milliseconds to create and log in. */
const HASH_OF_STAFF = await hashPassword(STAFF.password, { memory: 8, passes: 1, parallelism: 1 });

export interface TestSiteOptions {
  env?: Record<string, string>;
  pages?: (request: Request) => Promise<Response>;
  indexNowEndpoint?: string;
  photosFolder?: string;
  /** Comes before a mail is kept in `mails`; may reject it. */
  sendMail?: (mail: OutgoingMail) => Promise<void>;
  /** Mails are said to be written to files. */
  savesFiles?: boolean;
  /** Replaces waiting. */
  pause?: (ms: number) => Promise<unknown>;
}

/** Creates the whole app without a port: real services, a fake clock and a fake mailer. */
export async function createTestSite(connection: DatabaseConnection, options: TestSiteOptions = {}) {
  const state = { now: new Date('2026-03-02T15:00:00.000Z') };
  const clock = () => state.now;
  const logLines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => void logLines.push(line) } });
  const mails: OutgoingMail[] = [];
  const source = { ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password, ...options.env };
  const env = readEnv(source, { production: false, firmEmail: 'intake@firm.example' });
  const mailer = {
    savesFiles: options.savesFiles ?? false,
    async send(mail: OutgoingMail) {
      await options.sendMail?.(mail);
      mails.push(mail);
    },
  };
  const services = createServices({
    connection,
    publicFolder: join(root, 'public'),
    photosFolder: options.photosFolder ?? join(root, 'no-photos'),
    pagePaths,
    env,
    mailer,
    clock,
    log,
    ...(options.indexNowEndpoint ? { indexNowEndpoint: options.indexNowEndpoint } : {}),
    ...(options.pause ? { pause: options.pause } : {}),
  });
  await addStaff(connection.db, state.now);
  await services.sessions.prepare();
  const pages = options.pages ?? (async () => new Response('<p>page</p>'));
  const { pause } = options;
  const app = createApp({ services, env, log, pages, ...(pause ? { pause } : {}) });

  /** Sends a request from this network address. */
  function send(
    method: string,
    path: string,
    init: RequestInit = {},
    address = '203.0.113.7',
  ): Promise<Response> {
    const bindings = { incoming: { socket: { remoteAddress: address, setTimeout: () => {} } } };
    return Promise.resolve(app.request(path, { method, ...init }, bindings));
  }

  function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return send('POST', path, {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  return { app, services, state, logLines, mails, send, post };
}

async function addStaff(db: DatabaseConnection['db'], now: Date): Promise<void> {
  const hashes = { password_hash: HASH_OF_STAFF, configured_hash: HASH_OF_STAFF };
  const account = { username: STAFF.username, name: '', role: 'owner', configured: 1 } as const;
  await db
    .insertInto('staff')
    .values({ ...account, ...hashes, must_change_password: 0, updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute();
}

/** Creates a site on a temporary embedded database. */
export async function openTestSite(options?: TestSiteOptions) {
  return createTestSite(await openSqlite(), options);
}

export const contactLead = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: '(212) 555-0100',
  caseType: 'child-custody',
  message: 'We need to talk about custody.',
};

export const consultationLead = {
  firstName: 'Ben',
  lastName: 'Okafor',
  email: 'ben@example.com',
  phone: '212 555 0101',
  caseDescription: 'Uncontested, no children.',
};

/** The headers of a person's browser. */
export const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
