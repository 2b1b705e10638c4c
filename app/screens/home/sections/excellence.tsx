import { excellence } from '#firm/pages/home.ts';
import { Figures } from '../../../sections/figures.tsx';
import { NoteMark } from '../../../sections/page-notes.tsx';
import { Icon } from '../../../ui/icon.tsx';

export function Excellence() {
  if (excellence.ratings.length + excellence.stats.length === 0) return null;
  return (
    <section
      aria-labelledby="excellence-title"
      className="page band grid gap-x-24 gap-y-4 md:gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="excellence-title" className="text-3xl">
          {excellence.heading}
        </h2>
        <p className="mt-1.5 text-muted text-sm md:mt-3 md:text-lg">{excellence.intro}</p>
        {excellence.ratings.length > 0 && (
          <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 gap-y-4 md:mt-8">
            {excellence.ratings.map(({ platform, rating, reviews }) => (
              <li key={platform} className="border-ornament border-l-2 pl-4">
                <strong className="flex items-center gap-2 font-display font-medium text-2xl leading-tight lining-nums md:text-3xl">
                  {rating}
                  <Icon name="star" className="size-5 text-ornament" />
                </strong>
                <span className="block font-semibold">{platform}</span>
                <span className="text-muted text-sm">
                  {reviews}
                  <NoteMark />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <Figures
          figures={excellence.stats}
          className="flex flex-wrap justify-between gap-x-2 border-text border-t-2 max-md:border-line max-md:border-b md:grid md:grid-cols-2 md:gap-x-10"
          rowClassName="flex flex-col-reverse justify-end border-line py-3 md:border-b md:py-4"
          labelClassName="text-xs text-muted md:text-sm"
          numberClassName="whitespace-nowrap text-2xl text-ornament-text md:text-4xl"
        />
      </div>
    </section>
  );
}
