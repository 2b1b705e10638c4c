import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../../../tests/support/each-database.ts';

it('a row number beyond 2^53 fails no later statement', async () => {
  const { db } = await openSqlite({ migrated: false });
  await sql`create table large (id integer primary key)`.execute(db);
  await sql`insert into large values (9007749010554880)`.execute(db);
  const changed = await db.transaction().execute((trx) => sql`update large set id = 1`.execute(trx));
  expect(changed.numAffectedRows).toBe(1n);
});
