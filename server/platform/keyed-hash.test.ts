import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { createKeyedHash } from './keyed-hash.store.ts';

const ADDRESS = '203.0.113.1';

describeEachDatabase('the keyed hash', (open) => {
  it('is the same in every process on a database, also in those that begin at once', async () => {
    const { db, reopen } = await open();
    const processes = [createKeyedHash(db, null), createKeyedHash(reopen().db, null)];
    const [first, second] = await Promise.all(processes.map((hash) => hash(ADDRESS)));
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    expect(await createKeyedHash(db, null)(ADDRESS), 'after a restart').toBe(first);
    expect(await createKeyedHash(db, null)('203.0.113.2')).not.toBe(first);
  });

  it('differs between installations', async () => {
    const [one, other] = [await open(), await open()];
    const hashes = await Promise.all([one, other].map(({ db }) => createKeyedHash(db, null)(ADDRESS)));
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('uses a configured secret and stores none', async () => {
    const { db } = await open();
    const configured = await createKeyedHash(db, 'one secret')(ADDRESS);
    expect(await createKeyedHash(db, 'another secret')(ADDRESS)).not.toBe(configured);
    expect(await db.selectFrom('installation_secret').selectAll().execute()).toEqual([]);
  });

  it('reads the secret again after the database has failed', async () => {
    const { db } = await open();
    const hash = createKeyedHash(db, null);
    await db.schema.alterTable('installation_secret').renameTo('elsewhere').execute();
    await expect(hash(ADDRESS)).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('installation_secret').execute();
    expect(await hash(ADDRESS)).toMatch(/^[0-9a-f]{64}$/);
  });
});
