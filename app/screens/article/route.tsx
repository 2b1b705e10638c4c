import { data } from 'react-router';
import { articlePage } from '../../../content/blog.ts';
import type { Post, PostSummary } from '../../../contract/blog.ts';
import { shorten } from '../../../contract/excerpt.ts';
import { paths } from '../../../contract/paths.ts';
import type { ResponsivePicture } from '../../../contract/pictures.ts';
import { pageRequestContext, useSentAsHtml } from '../../context.ts';
import { ArticleForm } from '../../lead-forms/article-form.tsx';
import { SubscribeForm, subscribeHeadingId } from '../../lead-forms/subscribe-form.tsx';
import { describePage } from '../../seo/describe-page.ts';
import { failedMeta, pageMeta } from '../../seo/page-meta.ts';
import { articleNodes } from '../../seo/structured-data-blog.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';
import './article.css';
import { Message } from './sections/message.tsx';
import { ShareLinks } from './share-links.tsx';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const server = import.meta.env.SSR || import.meta.env.DEV ? await import('./page.tsx') : null;

const RELATED_SHOWN = 3;
const DESCRIPTION_LENGTH = 155;

/** What an article's page shows. */
interface FoundArticle {
  post: Post;
  related: readonly PostSummary[];
  picture: ResponsivePicture | null;
}

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext);
  const { blog, describePicture } = pageRequest;
  const path = paths.article(slug);
  const [post, related] = await Promise.all([blog.find(slug), blog.related(slug, RELATED_SHOWN)]);
  if (!post) {
    const seo = { ...articlePage.notFound, noindex: true };
    return data(
      { head: describePage(context, { path, seo, exists: false }), title: null, found: null },
      { status: 404 },
    );
  }
  const picture = post.featuredImage?.startsWith('/') ? await describePicture(post.featuredImage) : null;
  const found: FoundArticle = { post, related, picture };
  pageRequest.sentAsHtml.article = found;
  const head = describePage(context, {
    path,
    seo: seoOf(post),
    trail: [...articlePage.breadcrumbs.links, { label: post.title, href: path }],
    nodes: articleNodes(post),
    article: { ...post, section: post.categories[0] ?? null },
  });
  // The document has the article as HTML already; it is data only for a navigation within the site.
  const asData = new URL(request.url).pathname.endsWith('.data');
  return data({ head, title: post.title, found: asData ? found : null });
}

/** What the post says about itself, and where it says nothing, what can be read in it. */
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

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [loaded, parts] = await Promise.all([serverLoader(), orDocument(import('./page.tsx'), request)]);
  return { ...loaded, parts };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : failedMeta(articlePage.failed.title);

export default function ArticleScreen({ loaderData, params: { slug } }: Route.ComponentProps) {
  const parts = 'parts' in loaderData ? loaderData.parts : server;
  const found = useSentAsHtml<FoundArticle>('article') ?? loaderData.found;
  const { title, head } = loaderData;
  if (title === null) return <Message {...articlePage.notFound} />;
  return (
    <article key={slug}>
      <header className="article-hero">
        <div aria-hidden="true" className="article-hero-drawing" />
        <div className="page">
          <AsSent>{parts && found && <parts.Head post={found.post} />}</AsSent>
          <ArticleForm title={title} />
        </div>
      </header>
      <div className="page article-columns">
        <div>
          <AsSent>
            {parts && found?.picture && (
              <parts.FeaturedPicture picture={found.picture} alt={found.post.featuredImageAlt ?? ''} />
            )}
          </AsSent>
          <AsSent>{parts && found && <parts.Body post={found.post} />}</AsSent>
          <ShareLinks title={title} url={head.canonical ?? ''} />
          <AsSent>{parts && found && <parts.Author name={found.post.author} />}</AsSent>
        </div>
        <aside className="no-print">
          <AsSent>{parts && <parts.Talk />}</AsSent>
          <section aria-labelledby={subscribeHeadingId}>
            <SubscribeForm />
          </section>
          <AsSent>{parts && <parts.Elsewhere />}</AsSent>
        </aside>
      </div>
      <AsSent>{parts && found && <parts.Closing related={found.related} />}</AsSent>
    </article>
  );
}

/** The article could not be read. */
export function ErrorBoundary() {
  return <Message heading={articlePage.failed.heading} />;
}
