import { interviews } from '#firm/pages/home.ts';
import { sampleVideo } from '../../../../content/derive/demonstration.ts';
import { homeInterviews } from '../../../../content/derive/home-interviews.ts';
import { onAirHeading } from '../../../../content/interface/home-page.ts';
import { VideoFacade } from '../../../ui/video-facade.tsx';
import { OnAir } from './on-air.tsx';

export function MediaInterviews() {
  const { heading, intro, externalLinks } = interviews;
  if (homeInterviews.length + externalLinks.length === 0) return null;
  return (
    <section
      aria-labelledby="interviews-heading"
      data-testid="media-interviews"
      className="on-dark bg-band text-on-band-muted"
    >
      <div className="page band grid gap-y-6 md:gap-y-12">
        <div className="lg:w-1/3 lg:pr-12">
          <h2 id="interviews-heading" className="text-3xl text-on-band">
            {heading}
          </h2>
          <p className="mt-3 text-lg">{intro}</p>
        </div>
        {homeInterviews.length > 0 && (
          <ul className="interviews grid">
            {homeInterviews.map(({ videoId, title, badge, duration, viewCount, poster }) => (
              <li key={videoId}>
                <VideoFacade
                  videoId={videoId}
                  title={title}
                  duration={duration}
                  poster={poster}
                  sampleFile={sampleVideo}
                />
                <div className="mt-3 md:mt-4">
                  <p className="text-sm">
                    <span className="eyebrow mr-3 text-on-band-ornament">{badge}</span>
                    {viewCount}
                  </p>
                  <h3 className="mt-1.5 text-lg text-on-band leading-snug md:text-xl">{title}</h3>
                </div>
              </li>
            ))}
          </ul>
        )}
        {externalLinks.length > 0 && (
          <div className="grid gap-x-8 gap-y-2 border-t border-band-line pt-5 md:pt-8 lg:grid-cols-3">
            <h3 className="text-xl text-on-band md:text-2xl">{onAirHeading}</h3>
            <ul className="broadcasts lg:col-span-2">
              {externalLinks.map(({ label, href }) => (
                <li key={label}>
                  <OnAir label={label} href={href} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
