import { reasons, reasonsHeading, reasonTiles } from '../../../../content/home-reasons.ts';

export function Reasons() {
  return (
    <section aria-labelledby="reasons-title" className="page band">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4 lg:gap-x-8">
        {reasonTiles.map(({ key, title, image }) => (
          <li key={key}>
            <img
              src={image}
              alt=""
              width="320"
              height="240"
              loading="lazy"
              decoding="async"
              className="border-brass w-full border-b"
            />
            <p className="mt-3 text-slate text-sm">{title}</p>
          </li>
        ))}
      </ul>
      <div className="mt-16 grid gap-x-20 gap-y-10 lg:mt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="reasons-title" className="text-3xl">
            {reasonsHeading.heading}
          </h2>
          <p className="mt-4 text-lg text-slate">{reasonsHeading.intro}</p>
        </div>
        <ol className="grid gap-x-14 gap-y-8 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-[repeat(5,auto)] [&>li]:grid [&>li]:grid-cols-[3.75rem_minmax(0,1fr)] [&_h3]:text-xl [&_p]:mt-1 [&_p]:text-slate">
          {reasons.map(({ number, title, text }) => (
            <li key={number}>
              <span className="font-display text-3xl text-brass-deep leading-none lining-nums">{number}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
