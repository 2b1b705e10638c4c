import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { Link } from '../../../sections/link.tsx';

/** The sticky notice bar; its flag in the content is off. */
export function StickyNotice() {
  const { enabled, text, link } = practiceAreaPage.stickyNotice;
  if (!enabled) return null;
  return (
    <div className="no-print sticky top-16 z-30 border-b border-line bg-tint text-sm xl:top-20">
      <p className="page flex flex-wrap items-center gap-x-4">
        {text}
        <Link to={link.href} className="link flex min-h-11 items-center font-semibold text-action">
          {link.label}
        </Link>
      </p>
    </div>
  );
}
