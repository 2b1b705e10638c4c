import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { withFootnotes } from '../convert/footnotes.ts';
import { plainWords, readableText } from '../convert/readable-text.ts';
import { yoastHeadOf } from '../convert/yoast.ts';
import { createSourceDates } from '../source-dates.ts';
import { UNDATED, type WordPressMedia, type WordPressPost, type WordPressTerm } from '../wordpress-post.ts';
import { isRecord, type RestAnswer } from './rest-api.ts';

const text = z.object({
  raw: z.optional(z.string()),
  rendered: z.optional(z.string()),
  protected: z.optional(z.boolean()),
});
/** Some plugins give numbers as texts. */
const id = z.coerce.number().check(z.int(), z.nonnegative());
const ids = z.catch(z.array(id), []);

/** The fields that are read of a post of `/wp/v2/posts`. */
export const restPostSchema = z.object({
  id: id.check(z.positive()),
  date: z.catch(z.string(), ''),
  date_gmt: z.catch(z.string(), ''),
  modified_gmt: z.catch(z.string(), ''),
  slug: z.catch(z.string(), ''),
  status: z.catch(z.string(), 'publish'),
  link: z.catch(z.string(), ''),
  password: z.catch(z.string(), ''),
  title: text,
  content: z.optional(text),
  excerpt: z.optional(text),
  author: z.catch(id, 0),
  featured_media: z.catch(id, 0),
  categories: ids,
  tags: ids,
  /** The notes of the footnotes block, as JSON. */
  meta: z.catch(z.object({ footnotes: z.optional(z.string()) }), {}),
  yoast_head_json: z.optional(z.unknown()),
});
export type RestPost = z.infer<typeof restPostSchema>;

/** Records of a kind that are held in memory, and their characters: far more than a page of posts names. */
const KNOWN_MAX = 10_000;
const KNOWN_MAX_CHARACTERS = 10_000_000;

type Known<Name extends object> = ReturnType<typeof createKnown<Name>>;

/** By id; false: WordPress does not give it, and it is not requested again. */
function createKnown<Name extends object>() {
  return new LRUCache<number, Name | false>({
    max: KNOWN_MAX,
    maxSize: KNOWN_MAX_CHARACTERS,
    sizeCalculation: (name) => JSON.stringify(name).length,
  });
}

/** Resolves author, term and media ids, from what posts embed or by fetching them. */
export function createRestNames(api: {
  perPage: number;
  get(query: string): Promise<Pick<RestAnswer, 'records'>>;
}) {
  const known = {
    users: createKnown<{ name: string; email: string | undefined }>(),
    categories: createKnown<WordPressTerm>(),
    tags: createKnown<WordPressTerm>(),
    media: createKnown<WordPressMedia>(),
  };

  const learnTerm = (terms: typeof known.tags) => (record: Record<string, unknown>) => {
    const name = plainWords(textOf(record.name));
    if (name) terms.set(Number(record.id), { name, slug: textOf(record.slug) });
  };
  const learn = {
    users({ id, name: html, email }: Record<string, unknown>) {
      const name = plainWords(textOf(html));
      if (name) known.users.set(Number(id), { name, email: textOf(email) || undefined });
    },
    categories: learnTerm(known.categories),
    tags: learnTerm(known.tags),
    media({ id, source_url, alt_text }: Record<string, unknown>) {
      const url = textOf(source_url);
      if (url) known.media.set(Number(id), { url, alt: plainWords(textOf(alt_text)) });
    },
  };

  function learnEmbedded(embedded: unknown): void {
    if (!isRecord(embedded)) return;
    const records = (name: string) => [embedded[name]].flat(2).filter(isRecord);
    records('author').forEach(learn.users);
    records('wp:featuredmedia').forEach(learn.media);
    for (const term of records('wp:term')) {
      if (term.taxonomy === 'category') learn.categories(term);
      if (term.taxonomy === 'post_tag') learn.tags(term);
    }
  }

  async function ask(collection: keyof typeof known, ids: readonly number[]): Promise<void> {
    // `get` keeps those that are known until they are used.
    const missing = [...new Set(ids)].filter((id) => id > 0 && known[collection].get(id) === undefined);
    for (let from = 0; from < missing.length; from += api.perPage) {
      const some = missing.slice(from, from + api.perPage);
      const { records } = await api.get(`${collection}?include=${some}&per_page=${api.perPage}`);
      for (const id of some) known[collection].set(id, false);
      records.forEach(learn[collection]);
    }
  }

  return {
    known,
    /** Learns the names for these posts; `embedded`: what each of them embeds. */
    async learn(posts: readonly RestPost[], embedded: readonly unknown[]): Promise<void> {
      embedded.forEach(learnEmbedded);
      const idsOf = (field: 'author' | 'categories' | 'tags' | 'featured_media') =>
        posts.flatMap((post) => post[field]);
      await ask('users', idsOf('author'));
      await ask('categories', idsOf('categories'));
      await ask('tags', idsOf('tags'));
      await ask('media', idsOf('featured_media'));
    },
    async media(ids: readonly number[]): Promise<readonly WordPressMedia[]> {
      await ask('media', ids);
      return ids.flatMap((id) => known.media.get(id) || []);
    },
    learnAuthor: learn.users,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The end of an excerpt that WordPress has made of the content; saving the post makes one, too. */
const MADE_EXCERPT = /\[(?:&hellip;|&#8230;|…)\]\s*(?:<\/p>)?\s*$/;
/** WordPress puts these before titles that only staff see. */
const TITLE_PREFIX = /^(?:Private|Protected): /;
const dates = createSourceDates();

/** Converts a post of the REST API. Logged in, `raw` texts are the same as in an export. */
export function restPost(post: RestPost, names: ReturnType<typeof createRestNames>['known']): WordPressPost {
  const isRaw = post.content?.raw !== undefined;
  const publishedAt = dates.utc(post.date, post.date_gmt) ?? undefined;
  const isHidden = post.content?.protected === true && !isRaw;
  const text = withFootnotes(post.content?.raw ?? post.content?.rendered ?? '', post.meta.footnotes);
  const author = names.users.get(post.author) || undefined;
  const categories = termsOf(post.categories, names.categories);
  const tags = termsOf(post.tags, names.tags);
  const featuredImage = post.featured_media > 0 ? names.media.get(post.featured_media) || undefined : null;
  const rendered = post.title.rendered ?? '';
  const excerpt = post.excerpt?.rendered ?? '';
  const isOpen = post.status === 'publish' && post.content?.protected !== true;
  const title = plainWords(post.title.raw ?? (isOpen ? rendered : rendered.replace(TITLE_PREFIX, '')));
  const missing = Object.entries({
    author: post.author > 0 && !author,
    categories: !categories,
    tags: !tags,
    'featured image': featuredImage === undefined,
  }).flatMap(([name, isMissing]) => (isMissing ? [`WordPress does not give its ${name}.`] : []));
  return {
    wpId: post.id,
    status: publishedAt ? readableText(post.status) : 'draft',
    hasPassword: post.password !== '' || post.content?.protected === true,
    slug: post.slug,
    link: readableText(post.link),
    title,
    form: isRaw ? 'raw' : 'rendered',
    content: isHidden ? undefined : text,
    excerpt: isHidden
      ? undefined
      : plainWords(post.excerpt?.raw ?? (MADE_EXCERPT.test(excerpt) ? '' : excerpt)),
    author: author?.name,
    authorEmail: author?.email,
    categories,
    tags,
    featuredImage,
    seo: yoastHeadOf(post.yoast_head_json, {
      title,
      excerpt: plainWords(excerpt),
      featuredImage: featuredImage?.url ?? '',
    }),
    publishedAt,
    modifiedAt: dates.utc(undefined, post.modified_gmt),
    notes: [
      ...(isHidden ? ['It has a password: without a login WordPress does not give its text.'] : []),
      ...missing,
      ...(publishedAt ? [] : [UNDATED]),
    ],
  };
}

/** @returns undefined when WordPress does not give one of them */
function termsOf(ids: readonly number[], known: Known<WordPressTerm>) {
  const terms = ids.flatMap((id) => known.get(id) || []);
  return terms.length < ids.length ? undefined : terms.sort((a, b) => (a.name < b.name ? -1 : 1));
}
