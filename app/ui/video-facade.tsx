interface VideoFacadeProps {
  videoId: string;
  title: string;
  /** As it is printed, e.g. `6:42`. */
  duration: string;
  /** A drawing in ink, for a light ground; the courthouse in light lines stands where there is none. */
  poster?: string | undefined;
}

const COURTHOUSE = '/drawings/courthouse.svg';
const plate =
  'group relative flex aspect-video items-end overflow-hidden text-sm font-semibold text-paper tabular-nums';
const inLightLines = 'origin-top scale-150 object-top opacity-60 transition-opacity group-hover:opacity-90';
const bar =
  'relative flex min-h-14 items-center gap-4 bg-oxblood px-5 transition-colors group-hover:bg-oxblood-deep ' +
  'before:h-4 before:w-3.5 before:bg-current before:[clip-path:polygon(0_0,100%_50%,0_100%)]';

/**
 * A drawn poster in the place of a video player: the video's host is asked for nothing before the visitor presses
 * play. As it stands it is a link to the video's own page; `playVideosInPlace` puts the player there instead.
 */
export function VideoFacade({ videoId, title, duration, poster = COURTHOUSE }: VideoFacadeProps) {
  const dark = poster === COURTHOUSE;
  return (
    <a
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
      data-video-id={videoId}
      data-video-title={title}
      target="_blank"
      rel="noopener"
      className={`${plate} ${dark ? 'bg-navy-deep' : 'bg-sand'}`}
    >
      <img
        src={poster}
        alt=""
        width="720"
        height="560"
        loading="lazy"
        decoding="async"
        className={`absolute inset-0 size-full object-cover ${dark ? inLightLines : ''}`}
      />
      <span className={bar}>
        <span className="sr-only">Play video: {title}, </span>
        {duration}
        <noscript>
          <span className="sr-only">(opens in a new tab)</span>
        </noscript>
      </span>
    </a>
  );
}
