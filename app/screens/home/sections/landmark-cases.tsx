import { Link } from 'react-router';
import { cases, casesSection } from '#firm/cases.ts';
import { hasPage } from '../../../../content/derive/links.ts';
import type { CaseCard } from '../../../../content/schema/firm.ts';
import { button } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icon.tsx';
import { addressOf } from '../../../ui/picture.ts';

interface CaseProps {
  item: CaseCard;
  /** The first case: its drawing is as wide as the card. */
  leading?: boolean;
}

/** A case in a disclosure; opening it closes the open one. */
function Case({ item, leading = false }: CaseProps) {
  return (
    <details name="landmark-cases" className="group">
      <summary className={leading ? undefined : 'case-row'}>
        <img
          src={addressOf(item.thumbnail)}
          alt=""
          width="320"
          height={leading ? '180' : '240'}
          loading="lazy"
          decoding="async"
          className={`bg-ground object-cover transition-opacity group-hover:opacity-85 ${leading ? 'case-engraving' : ''}`}
        />
        {item.badge && (
          <b className="eyebrow absolute top-0 left-0 bg-action px-2.5 py-1 text-on-action">{item.badge}</b>
        )}
        <span className="flex items-start gap-x-2 text-on-band-ornament text-sm max-sm:leading-snug md:gap-x-4">
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
            <span className="eyebrow text-on-band-ornament">
              {item.type}, {item.year}
            </span>
            {item.media}
          </span>
          <Icon name="chevron" className="turn size-5" />
        </span>
        <h3
          className={`text-on-band group-hover:text-on-band-ornament ${leading ? 'mt-2 text-2xl md:text-4xl' : 'mt-2 text-xl leading-tight md:text-2xl'}`}
        >
          {item.title}
        </h3>
        <span className={`measure mt-2 block ${leading ? 'max-sm:text-sm md:text-lg' : ''}`}>
          {item.description}
        </span>
      </summary>
      <div className="mt-6 border-ornament border-l-2 pl-6">
        <p className="font-display text-2xl text-on-band-ornament">{item.amount}</p>
        <p className="measure mt-2 mb-5">{item.outcome}</p>
        {item.articleLink && hasPage(item.articleLink) && (
          <Link to={item.articleLink} className={button('onDark')}>
            {casesSection.learnMoreLabel}
            <span className="sr-only">: {item.title}</span>
          </Link>
        )}
      </div>
    </details>
  );
}

/** The cases: the first is large, the others are listed beside it. */
export function LandmarkCases() {
  const [first, ...others] = cases;
  if (!first) return null;
  return (
    <section aria-labelledby="cases-title" className="on-dark bg-band text-on-band-muted">
      <div className="page band grid gap-x-16 lg:grid-cols-2">
        <div>
          <h2 id="cases-title" className="text-3xl text-on-band">
            {casesSection.heading}
          </h2>
          <p className="measure mt-3 max-sm:text-sm">{casesSection.intro}</p>
          <div className="case-leading">
            <Case item={first} leading />
          </div>
        </div>
        <div className="case-list">
          {others.map((item) => (
            <Case key={item.title} item={item} />
          ))}
        </div>
      </div>
    </section>
  );
}
