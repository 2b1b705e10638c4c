import { cases, casesSection } from '#firm/cases.ts';
import { hasPage } from '../../../../content/derive/links.ts';
import type { CaseCard } from '../../../../content/schema/firm.ts';
import { Link } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icon.tsx';
import { pictureUrl } from '../../../ui/picture.ts';

interface CaseProps {
  item: CaseCard;
  /** The first case: a card with its drawing. */
  leading?: boolean;
}

function Thumbnail({ of, className }: { of: CaseCard; className: string }) {
  return (
    <img
      src={pictureUrl(of.thumbnail)}
      alt=""
      width="640"
      height="320"
      loading="lazy"
      decoding="async"
      className={`w-full object-cover mix-blend-lighten transition-opacity ${className}`}
    />
  );
}

/** A case in a disclosure; opening it closes the open one. */
function Case({ item, leading = false }: CaseProps) {
  return (
    <details name="landmark-cases" className="group relative border-band-line border-b">
      <summary className={leading ? 'pb-4 md:pb-8' : 'py-2 md:py-5'}>
        {leading && (
          <Thumbnail
            of={item}
            className="mb-6 hidden aspect-2/1 group-hover:opacity-85 md:block lg:aspect-auto lg:h-107 lg:object-contain xl:h-120"
          />
        )}
        {item.badge && (
          <b className="eyebrow top-0 left-0 bg-button px-2.5 py-1 text-on-button max-md:mb-1 max-md:inline-block max-md:py-0 md:absolute">
            {item.badge}
          </b>
        )}
        <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
          <span className="order-last text-xs md:order-first md:text-sm">
            <span className="text-on-band-ornament md:eyebrow md:text-on-band-ornament">
              {`${item.type}, ${item.year}`}
            </span>
            <span className="max-md:before:content-[',_'] md:block">{item.media}</span>
          </span>
          <span className="col-start-2 row-span-2 row-start-1 grid size-11 place-items-center rounded-full border border-band-line text-on-band-ornament group-hover:border-on-band-ornament">
            <Icon name="chevron" className="turn size-5" />
          </span>
          <h3
            className={`text-on-band leading-tight md:mt-1 group-hover:text-on-band-ornament ${leading ? 'text-2xl md:text-3xl' : 'text-xl md:text-2xl'}`}
          >
            {item.title}
          </h3>
        </span>
      </summary>
      <div className="measure pb-6 max-md:text-sm">
        {!leading && <Thumbnail of={item} className="mb-4 aspect-5/2 max-w-80" />}
        <p>{item.description}</p>
        <p className="mt-4 font-display text-2xl text-on-band-ornament">{item.amount}</p>
        <p className="mt-1 mb-4">{item.outcome}</p>
        {item.articleLink && hasPage(item.articleLink) && (
          <Link to={item.articleLink} className={button('onDark')}>
            {casesSection.learnMoreLabel}
            <span className="sr-only">{`: ${item.title}`}</span>
          </Link>
        )}
      </div>
    </details>
  );
}

/** The cases: the first is a card, the others are listed beside it. */
export function LandmarkCases() {
  const [first, ...others] = cases;
  if (!first) return null;
  return (
    <section aria-labelledby="cases-title" className="on-dark bg-band text-on-band-muted">
      <div className="page band">
        <h2 id="cases-title" className="text-3xl text-on-band">
          {casesSection.heading}
        </h2>
        <p className="measure mt-2 text-sm">{casesSection.intro}</p>
        <div className="mt-4 grid items-start max-md:border-band-line max-md:border-t max-md:pt-4 gap-x-16 md:mt-10 lg:grid-cols-2">
          <Case item={first} leading />
          <div className="lg:border-band-line lg:border-t">
            {others.map((item) => (
              <Case key={item.title} item={item} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
