import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { picture } from '../../tests/support/test-pictures.ts';
import { createTestSite } from '../../tests/support/test-site.ts';

describeEachDatabase('a picture', (open) => {
  it('stays as it was when the database fails to commit its replacement', async () => {
    const connection = await open();
    const { db, dataDir, dialect } = connection;
    const { services } = await createTestSite(connection, { env: { DATA_DIR: dataDir } });
    const jpeg = (width: number) => picture(width, 200).jpeg().toBuffer();
    const path = (await services.storePicture(await jpeg(300), 'court.jpg', 'mara'))?.path ?? '';
    const file = join(dataDir, path);
    const before = await readFile(file);
    const version = await services.blog.version();

    // The foreign key is checked by the commit alone.
    await sql`create table promised (id integer primary key)`.execute(db);
    await sql`create table promises (id integer references promised (id) deferrable initially deferred)`.execute(
      db,
    );
    if (dialect === 'postgres') {
      await sql`create function promise() returns trigger language plpgsql as
        $$ begin insert into promises values (1); return null; end $$`.execute(db);
      await sql`create trigger promise after insert on audit_log execute function promise()`.execute(db);
    } else {
      await sql`create trigger promise after insert on audit_log
        begin insert into promises values (1); end`.execute(db);
    }
    await expect(services.mediaLibrary.replace(path, await jpeg(120), 'mara')).rejects.toThrow(
      /foreign key/i,
    );
    expect(await readFile(file)).toEqual(before);
    expect(await services.blog.version()).toBe(version);

    await sql`drop table promises`.execute(db);
    if (dialect === 'postgres') await sql`drop function promise cascade`.execute(db);
    else await sql`drop trigger promise`.execute(db);
    expect(await services.mediaLibrary.replace(path, await jpeg(120), 'mara')).toMatchObject({ width: 120 });
    expect(await readFile(file)).not.toEqual(before);
  });
});
