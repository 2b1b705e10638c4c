import { expect, it } from 'vitest';
import { openPostgres } from '../../tests/support/each-database.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite } from '../../tests/support/test-site.ts';

it('a post that is restored, changed and deleted again meanwhile is not restored as it was, on PostgreSQL', async () => {
  const connection = await openPostgres();
  const { services, state } = await createTestSite(connection);
  const [saved] = await services.blog.save([samplePost('Older')]);
  const id = saved?.id ?? '';
  await services.postEditing.remove(id, 'mara');
  const deletedAgain = { deleted_at: new Date(state.now.getTime() + 1000).toISOString() };
  const restored = await meanwhile(
    connection,
    async (trx) => {
      await trx.selectFrom('content_version').select('version').forUpdate().execute();
      await trx.updateTable('deleted_posts').set(deletedAgain).execute();
    },
    () => services.postEditing.restore(id, 'mara'),
  );
  expect(restored).toBeNull();
  expect(await connection.db.selectFrom('posts').select('id').where('id', '=', id).execute()).toEqual([]);
});
