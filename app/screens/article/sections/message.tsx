import { articlePage } from '../../../../content/interface/blog.ts';
import type { Link as SiteLink } from '../../../../content/schema/firm.ts';
import { Link } from '../../../sections/link.tsx';
import { NotFoundLinks } from '../../../sections/not-found-links.tsx';

interface MessageProps {
  heading: string;
  text?: string;
  article?: string;
  /** The page whose URL was probably mistyped. */
  near?: SiteLink | null;
}

/** Replaces an article that is missing or could not be read. */
export function Message({ heading, text, article, near }: MessageProps) {
  return (
    <div className="page band">
      <div className="measure border-t-2 border-action pt-8">
        <h1 className="text-3xl">{heading}</h1>
        {text && <p className="mt-4 text-lg text-muted">{text}</p>}
        {near && (
          <p className="mt-4 text-lg">
            {articlePage.notFound.didYouMean}{' '}
            <Link to={near.href} className="link font-semibold text-action">
              {near.label}
            </Link>
            ?
          </p>
        )}
        {article && <p className="mt-6">{article}</p>}
        <Link
          to={articlePage.back.href}
          className="link inline-flex min-h-11 items-center font-semibold text-action"
        >
          {articlePage.back.label}
        </Link>
      </div>
      <NotFoundLinks />
    </div>
  );
}
