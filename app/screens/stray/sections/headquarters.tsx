import { servingPage } from '../../../../content/stray/serving.ts';

export function Headquarters() {
  const { heading, intro, office, addressLabel, phoneLabel, hoursLabel } = servingPage.headquarters;
  return (
    <section aria-labelledby="headquarters-title" className="bg-tint">
      <div className="page band grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="headquarters-title" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-4 text-lg text-muted">{intro}</p>
        </div>
        <div>
          <h3 className="text-xl">{office.name}</h3>
          <dl className="mt-4 border-text border-t-2 *:items-center *:border-line *:border-b *:py-2.5 sm:*:grid sm:*:grid-cols-[12.5rem_minmax(0,1fr)] [&_dt]:font-semibold">
            <div>
              <dt>{addressLabel}</dt>
              <dd>{office.address}</dd>
            </div>
            <div>
              <dt>{phoneLabel}</dt>
              <dd>
                <a href={office.phone.href} className="link inline-flex min-h-11 items-center text-action">
                  {office.phone.display}
                </a>
              </dd>
            </div>
            <div>
              <dt>{hoursLabel}</dt>
              <dd>{office.hours}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
