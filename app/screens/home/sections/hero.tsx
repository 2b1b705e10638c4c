import { firm } from '#firm/identity.ts';
import { hero } from '#firm/pages/home.ts';
import { hasPage } from '../../../../content/derive/links.ts';
import { heroLabels } from '../../../../content/interface/home-page.ts';
import { Figures } from '../../../sections/figures.tsx';
import { Link } from '../../../sections/link.tsx';
import { SitePicture } from '../../../sections/site-picture.tsx';
import { button } from '../../../ui/button.ts';
import { CallLabel } from '../../../ui/call-label.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAfterHours } from '../use-after-hours.ts';
import styles from './hero.module.css';

/** @param utcOffsetMs of the firm's clocks, for the line that is shown after hours */
export function Hero({ utcOffsetMs }: { utcOffsetMs: number }) {
  const afterHours = useAfterHours(utcOffsetMs);
  return (
    <section
      aria-labelledby="hero-title"
      className="on-dark grid grid-cols-1 overflow-hidden bg-band text-on-band-muted"
    >
      <div className="page relative z-10 col-start-1 row-start-1 pt-4 pb-4 md:pt-14 md:pb-20 xl:pt-16">
        <p className="eyebrow text-on-band-ornament">{hero.badge}</p>
        <h1 id="hero-title" className="mt-4 max-w-[13em] text-4xl text-on-band lg:max-w-[9.5em]">
          {hero.headline}
        </h1>
        <div className="md:max-w-[21rem] lg:max-w-[29rem]">
          <p className="mt-3 md:text-lg lg:mt-6">{hero.subtitle}</p>
          <div className="mt-4 grid gap-3 lg:mt-8 lg:flex">
            <a href={firm.phone.href} className={button('primary')}>
              <Icon name="phone" className="size-4" />
              <CallLabel label={heroLabels.call} />
            </a>
            <Link to={heroLabels.consultation.href} className={button('onDark')}>
              {heroLabels.consultation.label}
            </Link>
          </div>
          <p className="mt-4 flex flex-wrap items-center gap-x-8 text-sm">
            {hasPage(heroLabels.estimate.href) && (
              <Link
                to={heroLabels.estimate.href}
                className="link inline-flex min-h-11 items-center gap-2 font-semibold text-on-band"
              >
                {heroLabels.estimate.label}
                <Icon name="arrow" className="size-4 text-on-band-ornament" />
              </Link>
            )}
            <span data-testid="hours">{hero.hoursLine}</span>
          </p>
          <p
            // Keeps the space by day, so that nothing moves when the text appears.
            className={`mt-1 font-semibold text-on-band-ornament text-sm ${afterHours ? '' : 'invisible'}`}
          >
            {hero.nightLine}
          </p>
        </div>
      </div>
      <div className={styles.drawing}>
        <SitePicture
          src={hero.picture}
          alt=""
          width="720"
          height="560"
          decoding="async"
          className="aspect-9/7 w-full"
        />
        {afterHours && hero.nightPicture && (
          <img src={hero.nightPicture} alt="" className="absolute inset-0 size-full" />
        )}
      </div>
      <div className="border-band-line border-t bg-band">
        <Figures
          figures={hero.stats}
          className={`${styles.figures} page grid`}
          labelClassName="text-xs md:text-sm"
          numberClassName="whitespace-nowrap text-2xl text-on-band-ornament md:text-3xl"
        />
      </div>
    </section>
  );
}
