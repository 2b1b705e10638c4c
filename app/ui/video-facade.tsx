import { type Poster, pictureUrl } from './picture.ts';

interface VideoFacadeProps {
  videoId: string;
  title: string;
  /** As displayed, e.g. `6:42`. */
  duration: string;
  poster: Poster;
  /** The file of this site that a sample plays; null: a sample has no player. */
  sampleFile: string | null;
}

const SAMPLE_ID = 'sample-';

const plate =
  'plate group @container relative flex items-end overflow-hidden text-sm font-semibold text-on-band tabular-nums';
const bar = 'plate-bar';
const playBar = 'play-bar bg-button text-on-button transition-colors group-hover:bg-button-deep';

/**
 * A poster in place of a video player: nothing is requested from the video's host before the visitor presses
 * play. It links to the video's own page; `playVideosInPlace` replaces it by the player.
 */
export function VideoFacade({ videoId, title, duration, poster, sampleFile }: VideoFacadeProps) {
  const isSample = videoId.startsWith(SAMPLE_ID);
  const href = isSample ? sampleFile : `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
  const label = isSample ? (
    <>
      Sample
      <span className="font-normal">{duration}</span>
    </>
  ) : (
    duration
  );
  const className = `${plate} ${'words' in poster || !poster.onDark ? 'bg-tint' : 'bg-band-deep'}`;
  if (href === null) {
    return (
      <div data-video-id={videoId} className={className}>
        <PosterPicture poster={poster} />
        <span className={`${bar} bg-band-deep`}>{label}</span>
      </div>
    );
  }
  return (
    <a
      href={href}
      data-video-id={videoId}
      data-video-title={title}
      target="_blank"
      rel="noopener"
      className={className}
    >
      <PosterPicture poster={poster} />
      <span className={`${bar} ${playBar}`}>
        <span className="sr-only">{`Play video: ${title}, `}</span>
        {label}
        <noscript>
          <span className="sr-only">(opens in a new tab)</span>
        </noscript>
      </span>
    </a>
  );
}

function PosterPicture({ poster }: Pick<VideoFacadeProps, 'poster'>) {
  if ('words' in poster) {
    return (
      <span
        aria-hidden="true"
        className="absolute inset-0 border-ornament border-t-2 px-[7.5cqw] pt-[6.5cqw] text-balance font-display font-medium text-[10cqw] text-accent leading-[1.1]"
      >
        {poster.words}
      </span>
    );
  }
  return (
    <img
      src={pictureUrl(poster)}
      alt=""
      width="640"
      height="360"
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover transition-opacity group-hover:opacity-80"
    />
  );
}
