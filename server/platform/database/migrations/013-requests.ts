import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { CONSULTATION_CASE_TYPE, type LeadKind, requestSource, requestWords } from './013-request-words.ts';

export const requests = {
  async up(db: Kysely<unknown>): Promise<void> {
    const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const numbered = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('number', 'integer', (column) =>
          postgres ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
        );
    await numbered('requests')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('case_type', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text')
      .addUniqueConstraint('requests_lead', ['lead_id', 'kind'])
      .execute();
    await numbered('request_entries')
      .addColumn('request_number', 'integer', (column) =>
        column.notNull().references('requests.number').onDelete('cascade'),
      )
      .addColumn('staff', 'text', (column) => column.notNull())
      .addColumn('state', 'text')
      .addColumn('note', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('request_entries_of_request')
      .on('request_entries')
      .column('request_number')
      .execute();
    await numbered('audit_log')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('staff', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .execute();
    await (postgres ? createPostgresSearch(db) : createSqliteSearch(db));
    await takeOverLeads(db, postgres);
    await createListIndexes(db);
  },
};

/** Each begins with a filter, is in the list's order, and holds the other filters, so that no row is read in vain. */
async function createListIndexes(db: Kysely<unknown>): Promise<void> {
  const others = ['state', 'source', 'case_type', 'kind'];
  for (const first of ['state', 'source', 'case_type']) {
    await db.schema
      .createIndex(`requests_by_${first}`)
      .on('requests')
      .columns([first, 'created_at', 'number', ...others.filter((column) => column !== first)])
      .execute();
  }
  await db.schema
    .createIndex('requests_listed')
    .on('requests')
    .columns(['created_at', 'number', ...others])
    .execute();
}

/** Stores the index only, not the text; words arrive folded (server/platform/search-words.ts). */
async function createSqliteSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table request_search using fts5(
    words, content = '', contentless_delete = 1, detail = none, prefix = '2 3',
    tokenize = 'unicode61 remove_diacritics 2'
  )`.execute(db);
  // A virtual table takes no foreign key.
  await sql`create trigger request_search_deleted after delete on requests
    begin delete from request_search where rowid = old.number; end`.execute(db);
}

async function createPostgresSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests add column words tsvector`.execute(db);
  await sql`create index requests_words on requests using gin (words)`.execute(db);
}

interface LeadRow {
  kind: LeadKind;
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  page_source: string;
  case_type: string;
  created_at: string;
}

/** Makes a request of each lead from before. */
async function takeOverLeads(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  const leads = sql`(
    select 'contact' as kind, id, first_name || ' ' || last_name as name, email, phone, message, page_source, case_type,
      created_at from contact_submissions
    union all
    select 'consultation', id, name, email, phone, coalesce(message, ''), page_source, ${sql.lit(CONSULTATION_CASE_TYPE)},
      created_at from consultation_requests
  ) as leads`;
  const { rows } = await sql<Pick<LeadRow, 'id' | 'kind'>>`
    select kind, id from ${leads} order by created_at, id`.execute(db);
  for (const { id, kind } of rows) {
    const found = await sql<LeadRow>`select * from ${leads} where id = ${id} and kind = ${kind}`.execute(db);
    const [lead] = found.rows;
    if (!lead) continue;
    const source = requestSource(lead.page_source);
    const inserted = await sql<{ number: number }>`
      insert into requests (kind, lead_id, created_at, state, source, case_type)
      values (${kind}, ${id}, ${lead.created_at}, 'new', ${source}, ${lead.case_type})
      returning number`.execute(db);
    const number = inserted.rows[0]?.number;
    const words = requestWords(lead);
    await (postgres
      ? sql`update requests set words = array_to_tsvector(${words}::text[]) where number = ${number}`
      : sql`insert into request_search (rowid, words) values (${number}, ${words.join(' ')})`
    ).execute(db);
  }
}
