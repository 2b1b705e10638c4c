import { articlePage } from '../../../../content/interface/blog.ts';
import { Link } from '../../../sections/link.tsx';
import { NotFoundLinks } from '../../../sections/not-found-links.tsx';

interface MessageProps {
  heading: string;
  text?: string;
  article?: string;
}

/** Replaces an article that is missing or could not be read. */
export function Message({ heading, text, article }: MessageProps) {
  return (
    <div className="page band">
      <div className="measure border-t-2 border-action pt-8">
        <h1 className="text-3xl">{heading}</h1>
        {text && <p className="mt-4 text-lg text-muted">{text}</p>}
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
