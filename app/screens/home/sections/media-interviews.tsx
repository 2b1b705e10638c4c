import { interviews } from '#firm/pages/home.ts';
import { sampleVideo } from '../../../../content/derive/demonstration.ts';
import { homeInterviews } from '../../../../content/derive/home-interviews.ts';
import { onAirHeading } from '../../../../content/interface/home-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VideoFacade } from '../../../ui/video-facade.tsx';
import { BroadcastLink } from './broadcast-link.tsx';

export function MediaInterviews() {
  const { heading, intro, externalLinks } = interviews;
  if (homeInterviews.length + externalLinks.length === 0) return null;
  return (
    <section
      aria-labelledby="interviews-heading"
      data-testid="media-interviews"
      className="on-dark bg-band text-on-band-muted"
    >
      <div className="page band">
        <h2 id="interviews-heading" className="text-3xl text-on-band">
          {heading}
        </h2>
        <p className="mt-1.5 text-sm md:mt-3 md:text-lg">{intro}</p>
        {homeInterviews.length > 0 && (
          <ul className="snap-row mt-5 gap-x-4 md:mt-10 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-10 lg:grid-cols-4">
            {homeInterviews.map(({ videoId, title, badge, duration, viewCount, poster }) => (
              <li key={videoId}>
                <VideoFacade
                  videoId={videoId}
                  title={title}
                  duration={duration}
                  poster={poster}
                  sampleFile={sampleVideo}
                />
                <p className="mt-3 text-xs md:text-sm">
                  <span className="eyebrow mr-3 text-on-band-ornament">{badge}</span>
                  {viewCount}
                </p>
                <h3 className="mt-1 text-lg text-on-band leading-snug md:text-xl">{title}</h3>
              </li>
            ))}
          </ul>
        )}
        {externalLinks.length > 0 && (
          <div className="mt-5 grid gap-x-8 border-band-line border-t md:mt-12 lg:pt-8 lg:grid-cols-3">
            <h3 className="hidden text-2xl text-on-band lg:block">{onAirHeading}</h3>
            <details className="lg:unfold print:unfold lg:col-span-2">
              <summary className="flex min-h-12 items-center justify-between font-display text-on-band text-xl">
                {onAirHeading}
                <Icon name="chevron" className="turn size-5 text-on-band-ornament" />
              </summary>
              <ul className="divide-y divide-band-line">
                {externalLinks.map(({ label, href }) => (
                  <li key={label}>
                    <BroadcastLink label={label} href={href} />
                  </li>
                ))}
              </ul>
            </details>
          </div>
        )}
      </div>
    </section>
  );
}
