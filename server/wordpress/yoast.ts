import { plainWords } from './readable-text.ts';
import type { WordPressSeo } from './wordpress-post.ts';

/** Values of Yoast's variables. */
export interface SeoVariables {
  title: string;
  excerpt: string;
  author: string;
  categories: readonly string[];
  tags: readonly string[];
  siteName: string;
  /** UTC, ISO 8601. */
  publishedAt: string;
  modifiedAt: string | null;
}

const PREFIX = '_yoast_wpseo_';
/** Yoast's default; the export does not hold the site's choice. */
const SEPARATOR = '-';

/**
 * Reads Yoast's fields of a post in an export.
 * @param meta by their names, `_yoast_wpseo_title`
 * @returns undefined where there are none
 */
export function yoastOf(meta: Record<string, string>, variables: SeoVariables): WordPressSeo | undefined {
  const data = Object.fromEntries(
    Object.entries(meta)
      .filter(([key, value]) => key.startsWith(PREFIX) && value !== '')
      .map(([key, value]) => [key.slice(PREFIX.length), value]),
  );
  if (Object.keys(data).length === 0) return undefined;
  const text = (name: string) => expanded(data[name] ?? '', data.focuskw ?? '', variables) || null;
  return {
    metaTitle: text('title'),
    metaDescription: text('metadesc'),
    metaKeywords: text('metakeywords') ?? text('focuskw'),
    ogTitle: text('opengraph-title'),
    ogDescription: text('opengraph-description'),
    ogImage: data['opengraph-image'] ?? null,
    data,
  };
}

function expanded(text: string, focusKeyword: string, variables: SeoVariables): string {
  const { title, excerpt, author, categories, tags, siteName, publishedAt, modifiedAt } = variables;
  const values: Record<string, string> = {
    title,
    excerpt,
    excerpt_only: excerpt,
    name: author,
    sitename: siteName,
    sep: SEPARATOR,
    category: categories.join(', '),
    primary_category: categories[0] ?? '',
    tag: tags.join(', '),
    focuskw: focusKeyword,
    date: publishedAt.slice(0, 10),
    modified: (modifiedAt ?? publishedAt).slice(0, 10),
    currentyear: publishedAt.slice(0, 4),
  };
  // One that is not known, such as the number of the page, is empty, as Yoast makes it.
  const filled = plainWords(text).replace(
    /%%([a-z_-]+)%%/gi,
    (_, name: string) => values[name.toLowerCase()] ?? '',
  );
  const parts = filled.replace(/\s+/g, ' ').trim();
  return parts.replace(new RegExp(`^(?:\\${SEPARATOR}\\s*)+|(?:\\s*\\${SEPARATOR})+$`, 'g'), '').trim();
}

/** The parts of `yoast_head_json` that are kept. */
interface YoastHead {
  title?: unknown;
  description?: unknown;
  og_title?: unknown;
  og_description?: unknown;
  og_image?: unknown;
}

/** Reads the fields that Yoast adds to the REST API, with its variables expanded by Yoast. */
export function yoastHeadOf(head: unknown): WordPressSeo | undefined {
  if (typeof head !== 'object' || head === null) return undefined;
  const given = head as YoastHead & Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && plainWords(value)) || null;
  const [image] = Array.isArray(given.og_image) ? given.og_image : [];
  const { schema: _, ...data } = given;
  return {
    metaTitle: text(given.title),
    metaDescription: text(given.description),
    metaKeywords: null,
    ogTitle: text(given.og_title),
    ogDescription: text(given.og_description),
    ogImage: typeof image?.url === 'string' ? image.url : null,
    data,
  };
}
