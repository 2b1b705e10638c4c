import { blogPage } from '../../../../content/interface/blog.ts';
import type { PostSummary } from '../../../../contract/blog.ts';
import { EXCERPT_LENGTHS, excerptOf } from '../../../../contract/excerpt.ts';
import { paths } from '../../../../contract/paths.ts';
import { Link } from '../../../sections/link.tsx';
import { entryClass, entryLinkClass, PostLine } from '../../../sections/post-line.tsx';
import styles from './post-grid.module.css';
import { PostPicture } from './post-picture.tsx';

/** The first post of the first page, at length. */
export function Featured({ post }: { post: PostSummary }) {
  const { title, slug, excerpt, featuredImage, categories } = post;
  return (
    <article className={`${entryClass} ${styles.featured}`}>
      <PostPicture
        src={featuredImage}
        widths={[640, 960, 1280]}
        sizes="(min-width: 64rem) 52rem, 100vw"
        eager
      />
      <div>
        <p className="eyebrow">{[blogPage.results.featured, ...categories.slice(0, 1)].join(' · ')}</p>
        <h3 className="mt-4 text-3xl">
          <Link to={paths.article(slug)} className={entryLinkClass}>
            {title}
          </Link>
        </h3>
        <p className="measure mt-4 text-lg text-muted">{excerptOf(excerpt, EXCERPT_LENGTHS.featured)}</p>
        <PostLine post={post} />
      </div>
    </article>
  );
}
