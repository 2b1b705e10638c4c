import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import type { PracticeAreaCard } from '../../../../content/schema/practice-area.ts';
import { HelpNow } from '../../../sections/help-now.tsx';
import { Link } from '../../../sections/link.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The phone and the contact page, for a practice area without a page of its own. */
function ContactLinks({ title, onDark }: { title: string; onDark: boolean }) {
  const { call, ask } = practiceAreaList.cards;
  return (
    <p
      className={`mt-auto flex flex-wrap gap-x-6 text-sm font-semibold *:inline-flex *:min-h-11 *:items-center ${
        onDark ? 'text-on-band' : 'text-action'
      }`}
    >
      <a href={call.href} className="link tabular-nums">
        {call.label}
      </a>
      <Link to={ask.href} className="link">
        {ask.label}
        <span className="sr-only">: {title}</span>
      </Link>
    </p>
  );
}

/** A practice area with its anchor and the link to its page, or the contact links. */
function Card({ card }: { card: PracticeAreaCard }) {
  const { title, text, points, anchor, detail, ornament, help } = card;
  return (
    <li id={anchor} className="relative flex flex-col border-t pt-6 target:border-t-4">
      {ornament && <Icon name={ornament} className="mb-8 size-14 text-on-band-ornament" />}
      <h3 className="text-2xl">{title}</h3>
      {help && <HelpNow about={help} shape="folded" className="mt-4" />}
      <p className="mt-3">{text}</p>
      <ul className="mt-5 mb-5 text-sm *:flex *:gap-4 *:py-1 *:before:mt-2.5 *:before:h-px *:before:w-5 *:before:shrink-0 *:before:bg-ornament">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {detail ? (
        <Link
          to={detail.href}
          className={`link mt-auto inline-flex min-h-11 items-center self-start text-sm font-semibold ${
            ornament ? 'text-on-band after:absolute after:inset-0' : 'text-action'
          }`}
        >
          {detail.label}
        </Link>
      ) : (
        <ContactLinks title={title} onDark={ornament !== undefined} />
      )}
    </li>
  );
}

/** The cards with an ornament on a dark band, then the others. */
export function Cards({ cards }: { cards: readonly PracticeAreaCard[] }) {
  const { heading, intro } = practiceAreaList.cards;
  const leading = cards.filter(({ ornament }) => ornament);
  const others = cards.filter(({ ornament }) => !ornament);
  return (
    <section aria-labelledby="cards-heading">
      <div className="on-dark bg-band text-on-band-muted">
        <div className="page band">
          <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
            <h2 id="cards-heading" className="text-3xl text-on-band">
              {heading}
            </h2>
            <p className="text-lg">{intro}</p>
          </div>
          {leading.length > 0 && (
            <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4 [&_h3]:text-on-band *:border-ornament">
              {leading.map((card) => (
                <Card key={card.title} card={card} />
              ))}
            </ul>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <ul className="page band grid gap-x-12 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 *:border-text">
          {others.map((card) => (
            <Card key={card.title} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
