import { data } from 'react-router';
import { articlePage } from '../../../content/blog.ts';
import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import type { Post } from '../../../contract/blog.ts';
import { shorten } from '../../../contract/excerpt.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../seo/describe-page.ts';
import { failedMeta, pageMeta } from '../../seo/page-meta.ts';
import { articleNodes } from '../../seo/structured-data-blog.ts';
import type { Route } from './+types/route';
import { Article } from './article.tsx';
import './article.css';
import { Message } from './sections/message.tsx';

const RELATED_SHOWN = 3;
const DESCRIPTION_LENGTH = 155;

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { blog, describePicture } = context.get(pageRequestContext);
  const path = paths.article(slug);
  const [post, related] = await Promise.all([blog.find(slug), blog.related(slug, RELATED_SHOWN)]);
  if (!post) {
    const seo = { ...articlePage.notFound, noindex: true };
    const head = describePage(context, { path, seo, exists: false });
    return data({ head, found: null }, { status: 404 });
  }
  const picture = post.featuredImage?.startsWith('/') ? await describePicture(post.featuredImage) : null;
  const trail = [...breadcrumbs.blog, { label: post.title, href: path }];
  const head = describePage(context, {
    path,
    seo: seoOf(post),
    trail,
    nodes: articleNodes(post),
    article: { ...post, section: post.categories[0] ?? null },
  });
  return data({ head, found: { post, related, picture, trail } });
}

/** The post's own meta fields, or else what its title, excerpt and terms say. */
function seoOf({ title, excerpt, metaTitle, metaDescription, metaKeywords, categories, tags }: Post) {
  const keywords = metaKeywords
    ?.split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
  return {
    title: metaTitle || title,
    description: metaDescription || shorten(excerpt || title, DESCRIPTION_LENGTH),
    keywords: keywords?.length ? keywords : [...new Set([...tags, ...categories])],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : failedMeta(articlePage.failed.title);

export default function ArticleScreen({ loaderData: { head, found } }: Route.ComponentProps) {
  return found ? <Article {...found} url={head.canonical ?? ''} /> : <Message {...articlePage.notFound} />;
}

/** The article could not be read. */
export function ErrorBoundary() {
  return <Message heading={articlePage.failed.heading} />;
}
