import { documentTitle } from '../../content/derive/document-title.ts';
import { articleSeo, categorySeo } from '../../content/derive/page-seo.ts';
import { publicPages } from '../../content/derive/pages.ts';
import type { PageSeo } from '../../content/schema/seo.ts';
import type { CategoryCount } from '../../contract/blog.ts';
import { LISTED_ROBOTS } from '../../contract/page-robots.ts';
import type { MetaTagRecord, MetaTagsToSave, StoredTags } from '../../contract/page-tags.ts';
import { paths, sharePicture } from '../../contract/paths.ts';
import type { ArticleFields, ArticleRow } from './page-tags.store.ts';

/** A page with the texts that its content gives it. */
export interface KnownPage {
  id: string;
  path: string;
  title: string;
  seo: Pick<PageSeo, 'title' | 'description' | 'keywords'>;
  /** Path of its share picture. */
  picture: string;
  /** Null for a page that is no article. */
  article: ArticleFields | null;
}

export const sitePages: readonly KnownPage[] = publicPages.map(({ path, name, seo }) => ({
  id: path,
  path,
  title: name,
  seo,
  picture: sharePicture.path(path),
  article: null,
}));

/** The first page of a category. */
export function categoryPage({ slug, name }: CategoryCount): KnownPage {
  const path = paths.blogList({ page: 1, search: '', category: slug });
  const seo = categorySeo(name);
  // The lists of the blog share its picture.
  return { id: path, path, title: seo.title, seo, picture: sharePicture.path(paths.blog), article: null };
}

export function articlePage(row: ArticleRow): KnownPage {
  const article = withoutDrawing(row);
  const path = paths.article(row.slug);
  const picture = sharePicture.path(path);
  return { id: row.id, path, title: row.title, seo: articleSeo(row), picture, article };
}

/** Social networks do not show SVG, so an article falls back to its share picture. */
export function withoutDrawing<Fields extends ArticleFields>(fields: Fields): Fields {
  return /\.svgz?([?#]|$)/i.test(fields.og_image ?? '') ? { ...fields, og_image: null } : fields;
}

/** The record of a page: what staff changed, else what its content gives. */
export function recordOf(page: KnownPage, stored: StoredTags | undefined): MetaTagRecord {
  const own = page.article ?? stored;
  const metaTitle = own?.meta_title || page.seo.title;
  const metaDescription = own?.meta_description || page.seo.description;
  return {
    id: page.id,
    pagePath: page.path,
    pageTitle: stored?.page_title || page.title,
    metaTitle,
    metaDescription,
    metaKeywords: own?.meta_keywords || page.seo.keywords.join(', '),
    ogTitle: own?.og_title || documentTitle(metaTitle),
    ogImage: own?.og_image || page.picture,
    ogDescription: own?.og_description || metaDescription,
    canonicalUrl: stored?.canonical_url || '',
    robots: stored?.robots || LISTED_ROBOTS,
    customHeadTags: stored?.custom_head_tags || '',
    own: { title: page.seo.title, description: page.seo.description },
  };
}

const NO_ARTICLE_FIELDS: ArticleFields = {
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  og_title: null,
  og_image: null,
  og_description: null,
};

/**
 * The fields of a record that differ from the page's own texts; an empty one means the page's own text.
 * @returns those of the tags table, and of an article those of its post
 */
export function changedFields(
  page: KnownPage,
  record: MetaTagsToSave,
): [table: StoredTags, post: ArticleFields | null] {
  const changed = (value: string, own: string) => (value === '' || value === own ? null : value);
  const metaTitle = record.metaTitle || page.seo.title;
  const metaDescription = record.metaDescription || page.seo.description;
  const onlyInTable = {
    id: page.id,
    page_title: changed(record.pageTitle, page.title),
    canonical_url: changed(record.canonicalUrl, page.path),
    robots: changed(record.robots, LISTED_ROBOTS),
    custom_head_tags: changed(record.customHeadTags, ''),
  };
  const fields: ArticleFields = {
    meta_title: changed(record.metaTitle, page.seo.title),
    meta_description: changed(record.metaDescription, page.seo.description),
    meta_keywords: changed(record.metaKeywords, page.seo.keywords.join(', ')),
    og_title: changed(record.ogTitle, documentTitle(metaTitle)),
    og_image: changed(record.ogImage, page.picture),
    og_description: changed(record.ogDescription, metaDescription),
  };
  return page.article
    ? [{ ...onlyInTable, ...NO_ARTICLE_FIELDS }, fields]
    : [{ ...onlyInTable, ...fields }, null];
}
