import { articlePage } from '../../../content/blog.ts';
import type { PostSummary } from '../../../contract/blog.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { Related } from './sections/related.tsx';

/** The parts of an article that work as plain HTML. */
export { Author } from './sections/author.tsx';
export { Body } from './sections/body.tsx';
export { FeaturedPicture } from './sections/featured-picture.tsx';
export { Head } from './sections/head.tsx';
export { Elsewhere, Talk } from './sections/sidebar.tsx';

/** What follows the article and its sidebar. */
export function Closing({ related }: { related: readonly PostSummary[] }) {
  return (
    <>
      <Related posts={related} />
      <ClosingCall text={articlePage.closing} />
    </>
  );
}
