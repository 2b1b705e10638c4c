import { Link } from 'react-router';
import { cases, casesSection } from '../../../../content/cases.ts';
import type { CaseCard } from '../../../../content/types.ts';
import { button } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icon.tsx';

/** A case in a disclosure; opening it closes the open one. */
function Case({ item }: { item: CaseCard }) {
  return (
    <details name="landmark-cases" className="group">
      <summary className="relative block">
        <Icon name="chevron" className="turn absolute top-0 right-0 size-5 text-brass-light" />
        {item.badge && <b className="eyebrow block w-fit bg-oxblood px-2.5 py-1 text-white">{item.badge}</b>}
        {item.thumbnail && (
          <img
            src={item.thumbnail}
            alt=""
            loading="lazy"
            decoding="async"
            className="mb-4 aspect-video w-full object-cover"
          />
        )}
        <span className="flex flex-wrap items-baseline gap-x-4 pr-10 text-brass-light text-sm">
          <span className="eyebrow text-brass-light">
            {item.type}, {item.year}
          </span>
          {item.media}
        </span>
        <h3 className="text-paper group-hover:text-brass-light">{item.title}</h3>
        <span className="measure mt-2 block">{item.description}</span>
      </summary>
      <div className="mt-6 border-brass border-l-2 pl-6">
        <p className="font-display text-2xl text-brass-light">{item.amount}</p>
        <p className="measure mt-2 mb-5">{item.outcome}</p>
        <Link to={item.articleLink} className={button('onDark')}>
          {casesSection.learnMoreLabel}
          <span className="sr-only">: {item.title}</span>
        </Link>
      </div>
    </details>
  );
}

/** Six cases: the first is large, the others are listed beside it. */
export function LandmarkCases() {
  const [first, ...others] = cases;
  return (
    <section aria-labelledby="cases-title" className="on-dark bg-navy text-mist">
      <div className="page band grid gap-x-16 lg:grid-cols-2">
        <div className="lg:flex lg:flex-col">
          <h2 id="cases-title" className="text-3xl text-paper">
            {casesSection.heading}
          </h2>
          <p className="measure mt-4">{casesSection.intro}</p>
          <div className="mt-10 grid grow border-brass border-t-2 bg-navy-deep p-6 sm:p-10 lg:[&_:is(details,summary)]:flex lg:[&_:is(details,summary)]:flex-col lg:[&_summary]:min-h-[24rem] lg:[&_summary]:grow [&_b]:mb-6 lg:[&_b]:mb-auto [&_h3]:mt-3 [&_h3]:text-4xl [&_h3~span]:text-lg">
            {first && <Case item={first} />}
          </div>
        </div>
        <div className="[&>details]:border-navy-line [&>details]:border-b [&>details]:py-6 lg:[&>details:first-child]:border-t [&_h3]:mt-1 [&_h3]:text-2xl">
          {others.map((item) => (
            <Case key={item.title} item={item} />
          ))}
        </div>
      </div>
    </section>
  );
}
