import { EMBED_ORIGINS } from '../../contract/embed-origins.ts';

/** The player URL of a poster, or of an embed link in an article (contract/embeds.ts); null for any other address. */
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

/** Replaces the clicked poster by its player, anywhere in the page. */
function play(event: MouseEvent): void {
  // Opening in a new tab or window stays possible.
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
  const poster = event.target.closest<HTMLElement>('a[data-video-id], a[data-embed]');
  const address = poster && playerOf(poster.dataset);
  if (!address) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  player.src = address.href;
  player.title = poster.dataset.videoTitle ?? poster.textContent.trim();
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
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
