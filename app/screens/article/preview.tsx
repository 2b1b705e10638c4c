import { data } from 'react-router';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { articlePage } from '../../../content/interface/blog.ts';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import type { Route } from './+types/preview';
import { Article } from './article.tsx';
import './article.css';
import { Message } from './sections/message.tsx';

const RELATED_SHOWN = 3;

/** The page of an unsaved post, open to everyone with the token in its URL and not indexed. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { blog, findPreview, describePicture } = context.get(pageRequestContext);
  const path = staffPaths.postPreview(token);
  const post = await findPreview(token);
  const { title, description } = articlePage.notFound;
  const seo = { title: post?.title ?? title, description: post?.excerpt ?? description, noindex: true };
  const head = describePage(context, { path, seo, exists: false });
  if (!post) return data({ head, found: null }, { status: 404 });
  const picture = post.featuredImage?.startsWith('/') ? await describePicture(post.featuredImage) : null;
  const related = await blog.related(post.slug, RELATED_SHOWN);
  const trail = [...breadcrumbs.blog, { label: post.title, href: path }];
  return data({ head, found: { post, related, picture, trail } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function PreviewScreen({ loaderData: { head, found } }: Route.ComponentProps) {
  if (!found) return <Message {...articlePage.notFound} />;
  return (
    <>
      <p
        role="note"
        className="no-print bg-on-band-ornament px-5 py-2.5 text-center text-sm font-semibold text-band-deep"
      >
        {articlePage.preview}
      </p>
      <Article {...found} url={head.canonical ?? ''} />
    </>
  );
}
