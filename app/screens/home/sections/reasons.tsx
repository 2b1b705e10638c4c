import { reasons } from '#firm/pages/home.ts';
import { moreReasons } from '../../../../content/interface/home-page.ts';
import type { TextSection } from '../../../../content/schema/home.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './text-list.module.css';

function List({ items, start = 1 }: Pick<TextSection, 'items'> & { start?: number }) {
  return (
    <ol start={start} className={styles.lines}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3> <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** In two columns; a phone or tablet shows the first, and folds the second. */
export function Reasons() {
  const { heading, intro, tiles, items } = reasons;
  if (items.length === 0) return null;
  const half = Math.ceil(items.length / 2);
  return (
    <section aria-labelledby="reasons-title" className="page band">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-1">
        <h2 id="reasons-title" className="text-3xl">
          {heading}
        </h2>
        <p className="text-muted text-sm md:text-lg">{intro}</p>
      </div>
      {tiles.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls
          tabIndex={0}
          className="snap-row mt-3 gap-4 max-md:auto-cols-[7.5rem] md:mt-10 md:grid md:grid-cols-4 lg:gap-8"
        >
          {tiles.map(({ title, image }) => (
            <li key={title}>
              <img
                src={image}
                alt=""
                width="320"
                height="240"
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full border-ornament border-b object-cover"
              />
              <p className="mt-2 text-muted text-xs leading-snug md:mt-3 md:text-sm">{title}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 gap-x-12 md:mt-12 lg:grid lg:grid-cols-2">
        <List items={items.slice(0, half)} />
        <details className="lg:unfold print:unfold">
          <summary className="flex min-h-12 items-center justify-between border-line border-y font-semibold text-action text-sm">
            {moreReasons}
            <Icon name="chevron" className="turn size-5" />
          </summary>
          <List items={items.slice(half)} start={half + 1} />
        </details>
      </div>
    </section>
  );
}
