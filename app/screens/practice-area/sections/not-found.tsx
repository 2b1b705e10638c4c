import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import { Link } from '../../../sections/link.tsx';
import { NotFoundLinks } from '../../../sections/not-found-links.tsx';

/** The page of an unknown slug. */
export function NotFound() {
  const { heading, text, link } = practiceAreaLabels.notFound;
  return (
    <div className="page band">
      <div className="measure border-t-2 border-action pt-8">
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-4 text-lg text-muted">{text}</p>
        <Link
          to={link.href}
          className="link mt-6 inline-flex min-h-11 items-center font-semibold text-action"
        >
          {link.label}
        </Link>
      </div>
      <NotFoundLinks />
    </div>
  );
}
