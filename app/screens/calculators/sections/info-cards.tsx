import { calculatorInfoCards } from '#law/calculators/page.ts';
import { Link } from '../../../sections/link.tsx';

/** Cards on timeline, filing fees and legal help. */
export function InfoCards() {
  return (
    <div className="no-print page band">
      <ul className="lg:grid lg:grid-cols-3 lg:divide-x lg:divide-line">
        {calculatorInfoCards.map(({ heading, figures, text, link }) => (
          <li
            key={heading}
            className="flex flex-col border-line py-8 not-first:border-t lg:px-8 lg:not-first:border-t-0 lg:first:pl-0 lg:last:pr-0"
          >
            <h2 className="text-2xl">{heading}</h2>
            <dl className="mt-5">
              {figures.map(({ label, figure }) => (
                <div
                  key={label}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-3"
                >
                  <dt className="text-muted text-sm">{label}</dt>
                  <dd className="font-display text-xl lining-nums">{figure}</dd>
                </div>
              ))}
            </dl>
            <p className="border-line border-t pt-4 text-muted text-sm">{text}</p>
            <Link
              to={link.href}
              className="link mt-2 inline-flex min-h-11 items-center self-start font-semibold text-action text-sm"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
