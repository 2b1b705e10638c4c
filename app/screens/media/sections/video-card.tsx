import { sampleVideo } from '../../../../content/derive/demonstration.ts';
import { mediaLabels } from '../../../../content/interface/media-page.ts';
import type { Video } from '../../../../content/schema/media.ts';
import { VideoFacade } from '../../../ui/video-facade.tsx';
import styles from './video-card.module.css';

/** An interview: a title of two lines and a description of three, whole in a narrow column. */
export function VideoCard({ video }: { video: Video }) {
  const { videoId, title, duration, thumbnail, network, date, description, highlights } = video;
  return (
    // Focusable by tap or click, which shows the whole text.
    <li tabIndex={-1} className={`${styles.card} outline-none`}>
      <VideoFacade
        videoId={videoId}
        title={title}
        duration={duration}
        poster={thumbnail}
        sampleFile={sampleVideo}
      />
      <p className="grid content-start justify-items-start text-xs md:mt-4 md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-4 md:text-sm">
        <span className="font-semibold text-ornament-text">{network}</span>
        <span className="bg-tint px-2.5 py-1 text-xs">{date}</span>
      </p>
      <h4 className={`${styles.clamped} text-balance font-display text-lg leading-tight md:mt-2 md:text-xl`}>
        {title}
      </h4>
      <p className={`${styles.clamped} mt-2 text-muted text-sm max-md:leading-snug`}>{description}</p>
      <ul
        aria-label={mediaLabels.videos.highlights}
        className="mt-2 flex flex-wrap gap-x-2 gap-y-1.5 text-xs *:border *:border-line *:px-2 md:mt-3 md:*:px-2.5 md:*:py-0.5"
      >
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </li>
  );
}
