/* Statements that fill a database for `staff.ts`, in the dialect of either database. */

const SUBSCRIBERS = 100_000;
const PAGES = 700;
const DAYS = 730;
const HOSTS = 40;
const STATES = "'new','contacted','consultation-booked','retained','declined','spam'";
const SOURCES = "'contact-page','footer','practice-area','article'";
const CASES = "'contested-divorce','child-custody','child-support','other'";

interface Words {
  /** `with` a table n of the numbers i from 1 on. */
  numbers(last: number): string;
  /** UTC ISO 8601, so many minutes before the end. */
  minutesBefore(minutes: string): string;
  /** `YYYY-MM-DD`. */
  daysBefore(days: string): string;
  pick(values: string, index: string): string;
}

/** Today, because the site deletes views after thirteen months. */
const END = new Date().toISOString().slice(0, 10);

const sqliteWords: Words = {
  numbers: (last) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${last})`,
  minutesBefore: (minutes) => `strftime('%Y-%m-%dT%H:%M:%fZ', '${END}', '-' || (${minutes}) || ' minutes')`,
  daysBefore: (days) => `date('${END}', '-' || (${days}) || ' days')`,
  pick: (values, index) =>
    `json_extract(json_array(${values}), '$[' || ((${index}) % ${values.split(',').length}) || ']')`,
};

const postgresWords: Words = {
  numbers: (last) => `with n(i) as (select generate_series(1, ${last}))`,
  minutesBefore: (minutes) =>
    `to_char(timestamp '${END}' - (${minutes}) * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  daysBefore: (days) => `to_char(date '${END}' - (${days})::int, 'YYYY-MM-DD')`,
  pick: (values, index) => `(array[${values}])[1 + (${index}) % ${values.split(',').length}]`,
};

export function fillStatements(sqlite: boolean, requestCount: number): string[] {
  const words = sqlite ? sqliteWords : postgresWords;
  return [...requests(words, sqlite, requestCount), ...views(words), ...subscribers(words)];
}

/** Half contacts, half consultations, a quarter of an hour apart; every tenth word is in a tenth of the messages. */
function requests({ numbers, minutesBefore, pick }: Words, sqlite: boolean, count: number): string[] {
  const series = numbers(count);
  const at = minutesBefore(`(${count} - i) * 15`);
  const text = `'Example word' || (i % 10) || ' rare' || (i % 1000) || ' we need to talk about custody of our two children and the house'`;
  const words = `'ana' || i || ' ruiz' || (i % 500) || ' example com 212 555 ' || (i % 10000) || ' word' || (i % 10) || ' rare' || (i % 1000) || ' we need to talk about custody of our two children and the house'`;
  const common = `'a' || i || '@example.com', '212 555 ' || (i % 10000), 0, 'Contact Page', 'api', 'f' || i, ${at}, ${at}`;
  const columns = 'email, phone, consent, page_source, received_via, fingerprint, created_at, updated_at';
  return [
    `insert into contact_submissions (id, first_name, last_name, case_type, message, ${columns})
      ${series} select 'lead-' || i, 'Ana' || i, 'Ruiz' || (i % 500), ${pick(CASES, 'i')}, ${text}, ${common} from n where i % 2 = 0`,
    `insert into consultation_requests (id, name, preferred_contact, message, ${columns})
      ${series} select 'lead-' || i, 'Ana' || i, null, ${text}, ${common} from n where i % 2 = 1`,
    `insert into requests (kind, lead_id, created_at, state, source, case_type${sqlite ? '' : ', words'})
      ${series} select case i % 2 when 0 then 'contact' else 'consultation' end, 'lead-' || i, ${at},
      ${pick(STATES, 'i / 7')}, ${pick(SOURCES, 'i / 3')}, ${pick(CASES, 'i')}
      ${sqlite ? '' : `, array_to_tsvector(string_to_array(${words}, ' '))`} from n order by i`,
    ...(sqlite ? [`insert into request_search (rowid, words) ${series} select i, ${words} from n`] : []),
    `insert into outbox_emails (id, submission_id, purpose, content, status, next_attempt_at, created_at, sent_at)
      ${series} select 'mail-' || i, 'lead-' || i, 'contact-notification', '{"to":null,"subject":"New","text":"' || ${text} || '"}', 'sent', ${at}, ${at}, ${at} from n`,
  ];
}

/** Every page viewed every day; the most that may be, as a visitor does not view each page each day. */
function views({ numbers, daysBefore }: Words): string[] {
  const day = daysBefore(`i / ${PAGES}`);
  const path = `'/page-' || (i % ${PAGES}) || '/'`;
  const series = numbers(PAGES * DAYS - 1);
  return [
    `insert into page_views (day, path, count) ${series} select ${day}, ${path}, 1 + i % 90 from n`,
    'insert into page_view_totals (path, count) select path, sum(count) from page_views group by path',
    'insert into page_view_days (day, count) select day, sum(count) from page_views group by day',
    `insert into referrer_views (day, host, count) ${numbers(HOSTS * DAYS - 1)}
      select ${daysBefore(`i / ${HOSTS}`)}, 'host' || (i % ${HOSTS}) || '.example', 1 + i % 9 from n`,
  ];
}

function subscribers({ numbers, minutesBefore, pick }: Words): string[] {
  const at = minutesBefore('i * 7');
  const status = pick("'subscribed','subscribed','subscribed','pending','unsubscribed'", 'i');
  return [
    `insert into newsletter_subscriptions
      (id, email, email_key, status, requested_at, confirmed_at, unsubscribe_token)
      ${numbers(SUBSCRIBERS)} select 's' || i, 'Reader' || i || '@example.com', 'reader' || i || '@example.com',
      ${status}, ${at}, ${at}, 't' || i from n`,
  ];
}
