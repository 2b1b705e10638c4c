import { firm } from '#firm/identity.ts';

/** The emergency banner above the header: one line on wide screens, two on others. */
export function Banner() {
  const { title, availability, representation, condition, attorneyLine } = firm.banner;
  return (
    <aside
      lang="en"
      aria-label={title}
      className="no-print on-dark bg-band-deep text-xs text-on-band-muted max-sm:text-[0.75rem] max-sm:leading-snug"
    >
      <div className="@container page flex min-h-12 flex-wrap items-center gap-x-2 sm:min-h-11">
        <p className="flex-1 gap-x-3 py-1.5 @max-[15rem]:basis-full lg:flex">
          <span className="block @min-[20rem]:whitespace-nowrap">
            <strong className="font-semibold text-on-band">{title}</strong>{' '}
            <span className="text-on-band-ornament">{availability}</span>
          </span>
          {representation && <span className="block">{`${representation} ${condition}`}</span>}
        </p>
        <p className="shrink-0 items-center gap-x-2 text-right sm:flex">
          <span className="max-sm:sr-only">{attorneyLine}</span>
          <a
            href={firm.phone.href}
            className="link inline-flex min-h-11 items-center font-semibold text-on-band tabular-nums"
          >
            {firm.phone.display}
          </a>
        </p>
      </div>
    </aside>
  );
}
