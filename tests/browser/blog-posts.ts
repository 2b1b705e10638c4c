import { attorneys } from '../../content/derive/attorneys.ts';
import { paths } from '../../contract/paths.ts';
import { termSlug } from '../../contract/post-lists.ts';
import { createBlog } from '../../server/blog/posts.ts';
import type { PostToSave } from '../../server/blog/prepare-post.ts';
import { mediaMutations } from '../../server/media/media.store.ts';
import { createContentVersion } from '../../server/platform/content-version.store.ts';
import { connectDatabase } from '../../server/platform/database/connect.ts';
import { migrate } from '../../server/platform/database/migrations/migrate.ts';
import { importedMutations } from '../../server/wordpress/merge/imported-posts.store.ts';
import { samplePost } from '../support/test-posts.ts';
import type { Site, SiteDatabase } from './site.ts';

/** Title, categories and tags of two pages of articles, the oldest first. */
const ARTICLES: readonly [title: string, categories: readonly string[], tags: readonly string[]][] = [
  ['The First Evening Alone', ['Divorce Law', 'Family Law'], ['First steps', 'Documents']],
  ['A Talk With Both Children', ['Child Custody', 'Family Law'], ['Children', 'First steps']],
  ['An Envelope From the Court', ['Court Procedures', 'Divorce Law'], ['Court papers', 'First steps']],
  ['Everything on One Form', ['Court Procedures', 'Property Division'], ['Documents', 'Court papers']],
  ['One House, Two Buyers', ['Property Division', 'Settlement'], ['House', 'Costs']],
  ['Where a Couple May File', ['Divorce Law', 'Court Procedures'], ['Residency', 'Documents']],
  ['Holidays for Children of Two Homes', ['Child Custody', 'Family Law'], ['Children', 'Agreements']],
  ['A Company of Two', ['High Net Worth', 'Property Division'], ['Business', 'Documents']],
  ['Before an Appeal', ['Appeals', 'Court Procedures'], ['Judgment', 'Court papers']],
  ['An Order That Protects', ['Family Law', 'Court Procedures'], ['Safety', 'Court papers']],
  ['A Higher Cap', ['Legal Updates', 'Spousal Support'], ['Support formulas', 'Income caps']],
  ['Two Pay Stubs, One Figure', ['Family Law', 'Child Custody'], ['Support formulas', 'Children']],
  ['Three Couples and a Formula', ['Spousal Support', 'Divorce Law'], ['Support formulas', 'Income caps']],
  ['Five Evenings of Mediation', ['Mediation', 'Settlement'], ['Agreements', 'Costs']],
  ['A Year in Court', ['Divorce Law', 'Court Procedures'], ['Court papers', 'Costs']],
  ['An Offer by Friday', ['Settlement', 'Property Division'], ['Agreements', 'House']],
  ['Twelve Questions for a Lawyer', ['Divorce Law', 'Family Law'], ['First steps', 'Costs']],
  ['A Season of Paperwork', ['Divorce Law', 'Family Law'], ['Judgment', 'Documents']],
];

const PICTURES = ['doorway', 'two-homes', 'portico', 'ledger', 'night-window'];
const DAY_MS = 24 * 60 * 60 * 1000;

const sentence =
  'Two people who part have papers to find, figures to add up and an evening to plan, and nobody tells them in ' +
  'which order; this is one order that others have found bearable, with the reasons for each step of it.';
const paragraph = `<p>${`${sentence} `.repeat(3)}</p>`;

/** The posts of a test's site. */
export const testPosts: readonly PostToSave[] = ARTICLES.map(([title, categories, tags], index) =>
  samplePost(title, {
    categories,
    tags,
    author: attorneys[index % attorneys.length]?.name ?? '',
    excerpt: `${title}: ${sentence}`,
    content: `${paragraph}<h2>Tonight</h2><ul><li>Sleep</li><li>Eat</li></ul>${paragraph}<h2>${title}</h2>${paragraph}`,
    featuredImage: `/articles/${PICTURES[index % PICTURES.length]}.svg`,
    featuredImageAlt: `Line drawing for ${title}`,
    publishedAt: new Date(Date.UTC(2025, 1, 4, 13) + index * 28 * DAY_MS),
  }),
);

/** The post of the tests' sites with this title. */
function testPost(title: string) {
  const post = testPosts.find((one) => one.title === title);
  if (!post) throw new Error(`no post "${title}"`);
  const slug = termSlug(title);
  return { ...post, slug, path: paths.article(slug) };
}

/** About children, by the first attorney but one, where there is one. */
export const article = testPost('A Talk With Both Children');
/** For someone who may be in danger. */
export const safetyArticle = testPost('An Order That Protects');

/** Publishes posts as an import would. The running site shows them within two seconds. */
export async function publish(
  { databaseUrl, dataDir }: SiteDatabase,
  posts: readonly PostToSave[],
): Promise<void> {
  const connection = connectDatabase({ databaseUrl, dataDir });
  // For a database that no server has used yet.
  await migrate(connection.db);
  const clock = () => new Date();
  const contentVersion = createContentVersion(connection.db, clock);
  const blog = createBlog({
    connection,
    contentVersion,
    announces: false,
    mediaMutations,
    importedMutations,
    reservedSlugs: new Set(),
    clock,
  });
  await blog.save(posts);
  await connection.close();
}

/** A post as the public API answers it. */
export const readPost = async (site: Pick<Site, 'url'>, slug = article.slug) =>
  (await fetch(`${site.url}/api/blog/posts/${slug}`)).json();
