import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../../tests/support/each-database.ts';

it('a statement that was run before is right still after its table has changed', async () => {
  const { db } = await openSqlite({ migrated: false });
  await sql`create table changing (id integer primary key, name text)`.execute(db);
  const all = () => sql`select * from changing where id > ${0}`.execute(db);
  const add = (name: string) => sql`insert into changing (name) values (${name})`.execute(db);
  await add('one');
  expect((await all()).rows).toEqual([{ id: 1, name: 'one' }]);
  await expect(sql`insert into changing (id) values (${1})`.execute(db)).rejects.toThrow(/UNIQUE/);
  await sql`alter table changing add column more text default 'x'`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`insert into changing (name) values (${'two'})`.execute(trx);
  });
  expect((await all()).rows).toEqual([
    { id: 1, name: 'one', more: 'x' },
    { id: 2, name: 'two', more: 'x' },
  ]);
  await sql`drop table changing`.execute(db);
  await expect(all()).rejects.toThrow(/no such table/);
});

it('very many statements are run one after another', async () => {
  const { db } = await openSqlite({ migrated: false });
  for (let round = 0; round < 2; round++) {
    for (let number = 0; number < 300; number++) {
      const { rows } = await sql`select ${sql.lit(number)} as number`.execute(db);
      expect(rows).toEqual([{ number }]);
    }
  }
});

it('a row number that JavaScript cannot hold stops no later statement', async () => {
  const { db } = await openSqlite({ migrated: false });
  await sql`create table large (id integer primary key)`.execute(db);
  await sql`insert into large values (9007749010554880)`.execute(db);
  const changed = await db.transaction().execute((trx) => sql`update large set id = 1`.execute(trx));
  expect(changed.numAffectedRows).toBe(1n);
});
