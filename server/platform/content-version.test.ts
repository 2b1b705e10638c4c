import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { contentMutations, createContentVersion } from './content-version.store.ts';

describeEachDatabase('the content version', (open) => {
  it('is seen at once in the process that raised it', async () => {
    const { db } = await open();
    const version = createContentVersion(db, () => new Date(0));
    const before = await version.current();
    await version.bump();
    expect(await version.current()).toBe(before + 1);
  });

  it('is seen in other processes within a second', async () => {
    const { db } = await open();
    let now = 0;
    const here = createContentVersion(db, () => new Date(now));
    const elsewhere = createContentVersion(db, () => new Date(now));
    const before = await elsewhere.current();
    await here.bump();
    now = 999;
    expect(await elsewhere.current()).toBe(before);
    now = 1000;
    expect(await elsewhere.current()).toBe(before + 1);
  });

  it('does not rise when the change is rolled back', async () => {
    const { db } = await open();
    const version = createContentVersion(db, () => new Date(0));
    const before = await version.current();
    const failing = db.transaction().execute(async (trx) => {
      await contentMutations(trx).bump();
      throw new Error('failed on purpose');
    });
    await expect(failing).rejects.toThrow('failed on purpose');
    version.forget();
    expect(await version.current()).toBe(before);
  });

  it('is read again after a failure', async () => {
    const { db } = await open();
    const version = createContentVersion(db, () => new Date(0));
    await db.schema.alterTable('content_version').renameTo('elsewhere').execute();
    await expect(version.current()).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('content_version').execute();
    expect(await version.current()).toBe(1);
  });
});
