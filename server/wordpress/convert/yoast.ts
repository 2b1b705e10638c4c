import type { WordPressPost, WordPressSeo } from '../wordpress-post.ts';
import { plainWords } from './readable-text.ts';

/** The post whose fields are the values of Yoast's variables. */
type Variables = Pick<
  WordPressPost,
  'title' | 'excerpt' | 'author' | 'categories' | 'tags' | 'publishedAt' | 'modifiedAt'
>;

const PREFIX = '_yoast_wpseo_';
/** Yoast's default; the export does not hold the site's choice. */
const SEPARATOR = '-';

interface OwnTexts {
  title: string;
  /** Ends in `[…]` where WordPress has made it. */
  excerpt: string;
  featuredImage: string;
}

/**
 * Reads Yoast's fields of a post in an export.
 * @param meta by their names, `_yoast_wpseo_title`
 * @param now the time of the import
 * @returns undefined where there are none
 */
export function yoastOf(
  meta: Record<string, string>,
  post: Variables,
  siteName: string,
  now = new Date(),
): WordPressSeo | undefined {
  const data = Object.fromEntries(
    Object.entries(meta)
      .filter(([key, value]) => key.startsWith(PREFIX) && value !== '')
      .map(([key, value]) => [key.slice(PREFIX.length), value]),
  );
  if (Object.keys(data).length === 0) return undefined;
  const { title, excerpt = '', author = '', categories = [], tags = [], publishedAt = '' } = post;
  const values = {
    ...{ title, excerpt, excerpt_only: excerpt, name: author, sitename: siteName, sep: SEPARATOR },
    category: categories.map(({ name }) => name).join(', '),
    primary_category: categories[0]?.name ?? '',
    tag: tags.map(({ name }) => name).join(', '),
    date: publishedAt.slice(0, 10),
    modified: (post.modifiedAt ?? publishedAt).slice(0, 10),
    currentyear: String(now.getUTCFullYear()),
    focuskw: data.focuskw ?? '',
  };
  const text = (name: string) => expanded(data[name] ?? '', values) || null;
  return {
    metaTitle: text('title'),
    metaDescription: text('metadesc'),
    metaKeywords: text('metakeywords') ?? text('focuskw'),
    ogTitle: text('opengraph-title'),
    ogDescription: text('opengraph-description'),
    ogImage: data['opengraph-image'] ?? null,
    yoastData: data,
  };
}

function expanded(text: string, values: Record<string, string>): string {
  // Yoast makes unknown variables empty, such as the number of the page.
  const filled = plainWords(text).replace(
    /%%([\w-]+)%%/g,
    (_, name: string) => values[name.toLowerCase()] ?? '',
  );
  const parts = filled.replace(/\s+/g, ' ').trim();
  return parts.replace(new RegExp(`^(?:\\${SEPARATOR}\\s*)+|(?:\\s*\\${SEPARATOR})+$`, 'g'), '').trim();
}

/**
 * Reads the fields that Yoast adds to the REST API, with their variables expanded. Defaults are left out, because an export
 * lacks them too.
 */
export function yoastHeadOf(head: unknown, own: OwnTexts): WordPressSeo | undefined {
  if (typeof head !== 'object' || head === null) return undefined;
  const given = head as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? plainWords(value) : '');
  const [image] = Array.isArray(given.og_image) ? given.og_image : [];
  const ogImage = typeof image?.url === 'string' ? image.url : '';
  const { schema: _, ...data } = given;
  const title = text(given.title);
  const description = text(given.description);
  const siteName = text(given.og_site_name);
  const written = (value: string, ...made: string[]) =>
    made.some((one) => isMadeOf(one, value, siteName)) ? null : value || null;
  return {
    metaTitle: written(title, own.title),
    metaDescription: written(description, own.excerpt),
    metaKeywords: undefined,
    ogTitle: written(text(given.og_title), own.title, title),
    ogDescription: written(text(given.og_description), own.excerpt, description),
    ogImage: ogImage === own.featuredImage ? null : ogImage || null,
    yoastData: data,
  };
}

/** True where `value` is `own`, alone or followed by a separator and the site's name. */
function isMadeOf(own: string, value: string, siteName: string): boolean {
  const [start, whole, end] = [straight(own), straight(value), straight(siteName)];
  if (whole === start) return true;
  return (
    whole.startsWith(start) &&
    whole.endsWith(end) &&
    /^ \S{1,2} $/.test(whole.slice(start.length, whole.length - end.length))
  );
}

/** WordPress shows titles in typographic quotes, Yoast as they were written. */
function straight(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');
}
