import { EMBED_ORIGINS } from '../../contract/embed-origins.ts';

/** The player URL of a poster, or of an embed link in an article (contract/embeds.ts); null for any other URL. */
export function playerOf({ videoId, embed }: DOMStringMap): URL | null {
  const address = videoId ? `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}` : embed;
  const player = URL.parse(address ?? '');
  if (!player || !EMBED_ORIGINS.includes(player.origin)) return null;
  player.searchParams.set('autoplay', '1');
  if (player.origin === EMBED_ORIGINS[0]) {
    player.searchParams.set('rel', '0');
    player.searchParams.set('modestbranding', '1');
  }
  return player;
}

/** The player of a poster or embed link, if any: a video element for a sample, else a frame. */
function createPlayer(poster: HTMLAnchorElement): HTMLElement | null {
  if (poster.dataset.videoId && poster.origin === location.origin) {
    const video = document.createElement('video');
    video.src = poster.href;
    video.controls = video.autoplay = video.playsInline = true;
    return video;
  }
  const address = playerOf(poster.dataset);
  if (!address) return null;
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

/** Replaces the clicked poster by its player, anywhere in the page. */
function play(event: MouseEvent): void {
  // Opening in a new tab or window stays possible.
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
  const poster = event.target.closest<HTMLAnchorElement>('a[data-video-id], a[data-embed]');
  const player = poster && createPlayer(poster);
  if (!player) return;
  event.preventDefault();
  player.title = poster.dataset.videoTitle ?? poster.textContent.trim();
  player.className = 'aspect-video w-full';
  // React may own the poster, so it is hidden, not removed.
  poster.hidden = true;
  poster.after(player);
  player.focus();
}

/**
 * Plays videos in place on click.
 * @returns a function that removes the listener
 */
export function playVideosInPlace(): () => void {
  document.addEventListener('click', play);
  return () => document.removeEventListener('click', play);
}
