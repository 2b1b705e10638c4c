import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres, openSqlite } from '../../../tests/support/each-database.ts';
import { freePort } from '../../../tests/support/postgres.ts';
import { createLog } from '../log.ts';
import { migrate } from './migrations/migrate.ts';
import { startDatabase } from './start-database.ts';

const silent = createLog({ level: 'silent' });

describe('starting on the embedded database', () => {
  const start = async (dataDir: string, lock = true) => {
    const connection = await startDatabase({ databaseUrl: null, dataDir, lock, log: silent });
    onTestFinished(() => connection.close());
    return connection;
  };

  it('refuses a folder that another server uses, except in the processes of that server', async () => {
    const { dataDir } = await openSqlite();
    await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(`another server is running on ${dataDir}`);
    await (await start(dataDir, false)).ping();
  });

  it.each([
    ['a corrupt file', (dataDir: string) => writeFile(join(dataDir, 'site.sqlite'), 'x'.repeat(10_000))],
    ['an unreadable file', (dataDir: string) => mkdir(join(dataDir, 'site.sqlite'))],
  ])('names the reason for %s', async (_, damage) => {
    const { dataDir } = await openSqlite();
    const folder = join(dataDir, 'damaged');
    await mkdir(folder);
    await damage(folder);
    await expect(start(folder)).rejects.toThrow(
      /^The database cannot be used: .+ \(see DATABASE_URL and DATA_DIR\)\.$/,
    );
  });
});

describe('starting on PostgreSQL', () => {
  it('waits for a server that is away, and says so', async () => {
    const { databaseUrl } = await openPostgres();
    const target = new URL(databaseUrl ?? '');
    const relayed = new URL(target);
    relayed.port = String(await freePort());
    const lines: string[] = [];
    const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
    const started = startDatabase({ databaseUrl: relayed.href, dataDir: '', lock: true, log });
    await vi.waitUntil(() => lines.length > 0);
    expect(lines[0]).toContain('the database does not answer; the site starts as soon as it does');
    const relay = createServer((client) => {
      const server = connect(Number(target.port), target.hostname);
      client.pipe(server).pipe(client);
    });
    relay.listen(Number(relayed.port), target.hostname);
    await once(relay, 'listening');
    const connection = await started;
    await connection.ping();
    await connection.close();
    relay.close();
  });

  it('gives changes of the schema all the time they need, and other statements fifteen seconds', async () => {
    const { databaseUrl, db } = await openPostgres({ migrated: false });
    const name = new URL(databaseUrl ?? '').pathname.slice(1);
    await sql`alter database ${sql.id(name)} set statement_timeout = '20s'`.execute(db);
    await sql`create table limits (value text)`.execute(db);
    await sql`create function note_limit() returns event_trigger language plpgsql as
      $$ begin insert into limits values (current_setting('statement_timeout')); end $$`.execute(db);
    await sql`create event trigger note_limit on ddl_command_start execute function note_limit()`.execute(db);
    const connection = await startDatabase({ databaseUrl, dataDir: '', lock: true, log: silent });
    onTestFinished(() => connection.close());
    const { rows } = await sql`show statement_timeout`.execute(connection.db);
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
    expect((await sql`select distinct value from limits`.execute(db)).rows).toEqual([{ value: '0' }]);
  });

  it.each([
    ['was canceled', `raise exception 'canceling statement' using errcode = '57014'`, 'canceling statement'],
    ['filled the disk', `raise exception 'no space left' using errcode = '53100'`, 'no space left'],
    ['lost its connection', 'perform pg_terminate_backend(pg_backend_pid())', ''],
  ])('ends with the name and reason of a migration that %s', async (_, failure, reason) => {
    const { databaseUrl, db } = await openPostgres({ migrated: false });
    await migrate(db, '001-leads');
    await sql`create function fail() returns event_trigger language plpgsql as
      $$ begin ${sql.raw(failure)}; end $$`.execute(db);
    await sql`create event trigger fail on ddl_command_start execute function fail()`.execute(db);
    await expect(startDatabase({ databaseUrl, dataDir: '', lock: true, log: silent })).rejects.toThrow(
      `The database cannot be used: migration 002-mail-outbox: ${reason}`,
    );
  });

  it('does not wait for a database that is not there', async () => {
    const { databaseUrl } = await openPostgres();
    const other = new URL(databaseUrl ?? '');
    other.pathname = '/absent';
    await expect(
      startDatabase({ databaseUrl: other.href, dataDir: '', lock: true, log: silent }),
    ).rejects.toThrow(/^The database cannot be used: database "absent" does not exist/);
  });
});
