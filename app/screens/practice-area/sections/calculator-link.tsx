import { hasPage } from '../../../../content/derive/links.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { Calculator } from '../../../../contract/calculations.ts';
import { Link } from '../../../sections/link.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The question of the cost, with a link to the calculator that answers it. */
export function CalculatorLink({ calculator }: { calculator: Calculator }) {
  const { heading, text, link } = practiceAreaLabels.estimate[calculator];
  if (!hasPage(link.href)) return null;
  return (
    <div className="no-print mt-5 max-w-[38rem] border-line border-y py-3 md:mt-8 md:py-4 sm:flex sm:items-center sm:justify-between sm:gap-8">
      <p className="text-sm text-muted">
        <strong className="block font-display font-medium text-text text-lg">{heading}</strong>
        {text}
      </p>
      <Link
        to={link.href}
        className="link inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-action max-sm:mt-1"
      >
        {link.label}
        <Icon name="arrow" className="size-4" />
      </Link>
    </div>
  );
}
