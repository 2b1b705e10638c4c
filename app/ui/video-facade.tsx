import { type MouseEvent, useState } from 'react';

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

/** The pressed button is gone; whoever plays by keyboard goes on in the player. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/**
 * A drawn poster in the place of a video player: the video's host is asked for nothing before the visitor presses
 * play. Without script the poster is a link to the video's own page.
 */
export function VideoFacade({ videoId, title, duration }: VideoFacadeProps) {
  const [playing, setPlaying] = useState(false);
  const id = encodeURIComponent(videoId);

  if (playing) {
    return (
      <iframe
        ref={takeFocus}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&modestbranding=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full"
      />
    );
  }

  function play(event: MouseEvent) {
    // A visitor who asks for a new tab or window gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <a
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener"
      onClick={play}
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
