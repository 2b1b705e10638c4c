interface VideoFacadeProps {
  videoId: string;
  title: string;
  /** As it is printed, e.g. `6:42`. */
  duration: string;
}

const poster =
  'group relative flex aspect-video items-end overflow-hidden bg-navy-deep text-sm font-semibold text-paper tabular-nums';
const bar =
  'relative flex min-h-14 items-center gap-4 bg-oxblood px-5 transition-colors group-hover:bg-oxblood-deep ' +
  'before:h-4 before:w-3.5 before:bg-current before:[clip-path:polygon(0_0,100%_50%,0_100%)]';

/**
 * A drawn poster in the place of a video player: the video's host is asked for nothing before the visitor presses
 * play. As it stands it is a link to the video's own page; `playVideosInPlace` puts the player there instead.
 */
export function VideoFacade({ videoId, title, duration }: VideoFacadeProps) {
  return (
    <a
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
      data-video-id={videoId}
      data-video-title={title}
      target="_blank"
      rel="noopener"
      className={poster}
    >
      <img
        src="/drawings/courthouse.svg"
        alt=""
        width="720"
        height="560"
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full origin-top scale-150 object-cover object-top opacity-60 transition-opacity group-hover:opacity-90"
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
