import { parseArgs } from 'node:util';
import { DELETED_POST_DAYS } from '../contract/posts.ts';
import { deletedPostMutations } from '../server/blog/post-editing.store.ts';
import { createSamplePostStore } from '../server/blog/sample-posts.store.ts';
import { contentMutations } from '../server/platform/content-version.store.ts';
import type { DatabaseConnection } from '../server/platform/database/connect.ts';
import { createInTransaction } from '../server/platform/in-transaction.store.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run samples:remove
npm run samples:remove -- --all

Removes the sample articles of the demonstration from the blog. Those that staff have changed stay, unless --all is given.
Run it with the environment of the site, which may be running.`;

function readOptions(): { all: boolean } {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) throw new Error(USAGE);
  return values;
}

/** Returns what to print. */
async function removeSamples({ db }: DatabaseConnection, { all }: { all: boolean }): Promise<string> {
  const at = new Date().toISOString();
  const inTransaction = createInTransaction(
    db,
    () => new Date(),
    (trx) => ({ content: contentMutations(trx), deletedPosts: deletedPostMutations(trx) }),
  );
  const samples = await createSamplePostStore(db).list();
  const { found = [], kept = [] } = Object.groupBy(samples, ({ edited }) =>
    edited && !all ? 'kept' : 'found',
  );
  let removed = 0;
  for (const { id } of found) {
    await inTransaction(async ({ content, deletedPosts, record }) => {
      const slug = await deletedPosts.add(id, { at, by: 'npm run samples:remove' });
      // Staff may have deleted it meanwhile.
      if (slug === null) return;
      await content.bump();
      await record({ staff: null, action: 'post-deleted', subject: slug });
      removed += 1;
    });
  }
  return [
    `Removed sample articles: ${removed}. Staff can restore them for ${DELETED_POST_DAYS} days.`,
    ...(kept.length > 0
      ? [`Kept, because staff have changed them: ${kept.length}. With --all they are removed, too.`]
      : []),
    ...kept.map(({ slug, title }) => `  ${title} (/${slug}/)`),
  ].join('\n');
}

await runCommand(readOptions, removeSamples);
