import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { createDashboard } from '../server/analytics/dashboard.ts';
import { connectDatabase, type DatabaseConnection } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { adminRoutes } from '../server/http/api/admin.ts';
import { requestRoutes } from '../server/http/api/requests.ts';
import { createLeadStore } from '../server/leads/leads.store.ts';
import { createLeads } from '../server/leads/leads.ts';
import { createRequestStore } from '../server/leads/requests.store.ts';
import { createRequests } from '../server/leads/requests.ts';
import { composeLeadEmail } from '../server/mail/lead-email.ts';
import { createOutboxStore } from '../server/mail/outbox.store.ts';
import { createAuditStore, writeAudit } from '../server/staff/audit.store.ts';
import { createAudit } from '../server/staff/audit.ts';
import { startPostgres } from '../tests/support/postgres.ts';

/* Prints the median times of the staff's calls about requests in milliseconds: `npm run bench:requests`. */

const REQUESTS = 100_000;
const ROUNDS = 15;
const STATES = "'new','contacted','consultation-booked','retained','declined','spam'";
const SOURCES = "'contact-page','footer','practice-area','article'";
const CASES = "'contested-divorce','child-custody','child-support','other'";

/** Half contacts, half consultations, a quarter of an hour apart; every tenth word is in a tenth of the messages. */
async function fill(sqlite: boolean, run: (statement: string) => Promise<unknown>): Promise<void> {
  const series = sqlite
    ? `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${REQUESTS})`
    : `with n(i) as (select generate_series(1, ${REQUESTS}))`;
  const at = sqlite
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-03-02', '-' || ((${REQUESTS} - i) * 15) || ' minutes')`
    : `to_char(timestamp '2026-03-02' - (${REQUESTS} - i) * interval '15 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const pick = (values: string, every: string) =>
    sqlite
      ? `json_extract(json_array(${values}), '$[' || ((${every}) % ${values.split(',').length}) || ']')`
      : `(array[${values}])[1 + (${every}) % ${values.split(',').length}]`;
  const text = `'Example word' || (i % 10) || ' rare' || (i % 1000) || ' we need to talk about custody of our two children and the house'`;
  const words = `'ana' || i || ' ruiz' || (i % 500) || ' example com 212 555 ' || (i % 10000) || ' word' || (i % 10) || ' rare' || (i % 1000) || ' we need to talk about custody of our two children and the house'`;
  const common = `'a' || i || '@example.com', '212 555 ' || (i % 10000), 0, 'Contact Page', 'api', 'f' || i, ${at}, ${at}`;
  const columns = 'email, phone, consent, page_source, received_via, fingerprint, created_at, updated_at';
  for (const statement of [
    `insert into contact_submissions (id, first_name, last_name, case_type, message, ${columns})
      ${series} select 'lead-' || i, 'Ana' || i, 'Ruiz' || (i % 500), ${pick(CASES, 'i')}, ${text}, ${common} from n where i % 2 = 0`,
    `insert into consultation_requests (id, name, preferred_contact, message, ${columns})
      ${series} select 'lead-' || i, 'Ana' || i, 'phone', ${text}, ${common} from n where i % 2 = 1`,
    `insert into requests (kind, lead_id, created_at, state, source, case_type${sqlite ? '' : ', words'})
      ${series} select case i % 2 when 0 then 'contact' else 'consultation' end, 'lead-' || i, ${at},
      ${pick(STATES, 'i / 7')}, ${pick(SOURCES, 'i / 3')}, ${pick(CASES, 'i')}
      ${sqlite ? '' : `, array_to_tsvector(string_to_array(${words}, ' '))`} from n order by i`,
    ...(sqlite ? [`insert into request_search (rowid, words) ${series} select i, ${words} from n`] : []),
    `insert into outbox_emails (id, submission_id, purpose, content, status, next_attempt_at, created_at, sent_at)
      ${series} select 'mail-' || i, 'lead-' || i, 'contact-notification', '{"to":null,"subject":"New","text":"' || ${text} || '"}', 'sent', ${at}, ${at}, ${at} from n`,
  ]) {
    await run(statement);
  }
}

/** The staff's API with the parts that read leads. */
function apiOn(connection: DatabaseConnection) {
  const clock = () => new Date('2026-03-02T15:00:00Z');
  const outbox = createOutboxStore(connection.db, connection.dialect);
  const audit = createAudit({ store: createAuditStore(connection.db), clock });
  const leads = createLeads({
    store: createLeadStore(connection, outbox.enqueue),
    clock,
    composeNotification: composeLeadEmail,
    hostedEmailService: false,
    onMailQueued: () => {},
  });
  const requests = createRequests({
    store: createRequestStore(connection, writeAudit),
    clock,
    mailFiles: { read: async () => null, remove: async () => {} },
    record: audit.record,
    onQueued: () => {},
  });
  const dashboard = createDashboard({
    leadCounts: leads.counts,
    newestLeads: async (limit) => (await leads.list({ limit, offset: 0 })).items,
    pageViews: async () => ({ total: 0, today: 0, topPages: [] }),
    outboxCounts: outbox.counts,
    webhookCounts: outbox.webhooks.counts,
    countPosts: async () => 0,
  });
  const none = async () => null;
  const installation = () => Promise.reject(new Error('not measured'));
  const staff = { login: none, logout: async () => {} };
  const api = adminRoutes(
    { staff, leads, dashboard, installation },
    () => (_, next) => next(),
    async () => {},
  );
  return api.route('/', requestRoutes(requests));
}

const calls = {
  list: '/requests',
  'last page': `/requests?offset=${REQUESTS - 50}`,
  state: '/requests?state=declined',
  'all filters': '/requests?state=declined&source=article&caseType=other&from=2024-06-01&to=2025-12-31',
  'search, all': '/requests?search=custody',
  'search, tenth': '/requests?search=word7',
  'search, rare': '/requests?search=rare77+custody',
  'search, person': '/requests?search=ana99123',
  'search, filtered': '/requests?search=custody&state=spam&source=article',
  contacts: '/contacts',
  dashboard: '/dashboard-stats',
  one: '/requests/50000',
};

const dataDir = await mkdtemp(join(tmpdir(), 'bench-requests-'));
const server = await startPostgres();
const print = (cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
print(['median ms', 'filled in s', ...Object.keys(calls)]);
for (const [name, databaseUrl] of [
  ['SQLite', null],
  ['PostgreSQL', server.url],
] as const) {
  const connection = connectDatabase({ databaseUrl, dataDir });
  await migrate(connection.db);
  const started = performance.now();
  if (databaseUrl === null) {
    await fill(true, (statement) => sql.raw(statement).execute(connection.db));
  } else {
    // Without the statement timeout of the site's own connections.
    const maintenance = new pg.Client(databaseUrl);
    await maintenance.connect();
    await fill(false, (statement) => maintenance.query(statement));
    await maintenance.query('vacuum analyze');
    await maintenance.end();
  }
  const filled = (performance.now() - started) / 1000;
  const api = apiOn(connection);
  const medians: string[] = [];
  for (const path of Object.values(calls)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const answer = await api.request(`/api/admin${path}`);
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      times.push(performance.now() - start);
    }
    medians.push((times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0).toFixed(1));
  }
  print([name, filled.toFixed(1), ...medians]);
  await connection.close();
}
// The database server does not keep this process running until it has stopped.
const running = setInterval(() => {}, 1000);
await server.stop();
clearInterval(running);
await rm(dataDir, { recursive: true });
