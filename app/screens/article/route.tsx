import { data } from 'react-router';
import { helpFitting } from '#law/help-pages.ts';
import { answersFitting } from '#law/what-happened/pages.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { pageNear } from '../../../content/derive/page-near.ts';
import { articleSeo } from '../../../content/derive/page-seo.ts';
import { articlePage } from '../../../content/interface/blog.ts';
import { articleHelp, categoriesToLeave } from '../../../content/interface/quick-exit.ts';
import type { Post } from '../../../contract/blog.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { QuickExit } from '../../frame/quick-exit.tsx';
import { describePage, keywordsIn } from '../../head/describe-page.ts';
import { failedMeta, pageMeta } from '../../head/page-meta.ts';
import { articleNodes } from '../../head/structured-data-blog.ts';
import type { Route } from './+types/route';
import { Article } from './article.tsx';
import './article.css';
import { EditLink } from './sections/edit-link.tsx';
import { Message } from './sections/message.tsx';

const RELATED_SHOWN = 3;

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { blog, describePicture } = context.get(pageRequestContext);
  const path = paths.article(slug);
  // HEAD, by which an import checks every post, has no body (app/entry.server.tsx).
  const isHead = request.method === 'HEAD';
  const [post, related] = isHead
    ? [null, []]
    : await Promise.all([blog.find(slug), blog.related(slug, RELATED_SHOWN)]);
  if (!post) {
    const status = isHead && (await blog.exists(slug)) ? 200 : 404;
    const seo = { ...articlePage.notFound, noindex: true };
    const head = describePage(context, { path, seo, exists: false });
    return data({ head, found: null, near: pageNear(path) }, { status });
  }
  const picture = post.featuredImage?.startsWith('/') ? await describePicture(post.featuredImage) : null;
  const trail = [...breadcrumbs.blog, { label: post.title, href: path }];
  const head = describePage(context, {
    path,
    record: post.id,
    seo: seoOf(post),
    trail,
    nodes: articleNodes(post),
    article: { ...post, section: post.categories[0] ?? null },
  });
  const terms = [...post.tags, ...post.categories];
  const happened = answersFitting(path, terms);
  const guides = helpFitting(path, terms);
  const help = Object.entries(articleHelp).find(([tag]) => post.tags.includes(tag))?.[1];
  const canLeave = help !== undefined || post.categories.some((one) => categoriesToLeave.includes(one));
  return data({
    head,
    found: { post, related, picture, trail, happened, guides, help, canLeave },
    near: null,
  });
}

/** The post's own meta fields, or else what its title, excerpt and terms say. */
function seoOf(post: Post) {
  const own = articleSeo(post);
  return {
    title: post.metaTitle || own.title,
    description: post.metaDescription || own.description,
    keywords: keywordsIn(post.metaKeywords) ?? own.keywords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : failedMeta(articlePage.failed.title);

export default function ArticleScreen({ loaderData: { head, found, near } }: Route.ComponentProps) {
  if (!found) return <Message {...articlePage.notFound} near={near} />;
  const { canLeave, ...article } = found;
  return (
    <>
      {canLeave && <QuickExit urgent={article.help !== undefined} />}
      <Article {...article} url={head.canonical ?? ''} />
      <EditLink id={found.post.id} />
    </>
  );
}

/** The article could not be read. */
export function ErrorBoundary() {
  return <Message heading={articlePage.failed.heading} />;
}
