import { EMBED_ORIGINS } from '../../contract/embeds.ts';

/** The player behind a poster of the site's own, or behind a link in an article (contract/embeds.ts). */
function playerOf({ videoId, embed }: DOMStringMap): URL | null {
  const address = videoId ? `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}` : embed;
  const player = URL.parse(address ?? '');
  if (!player || !EMBED_ORIGINS.some((origin) => origin === player.origin)) return null;
  player.searchParams.set('autoplay', '1');
  if (player.origin === EMBED_ORIGINS[0]) {
    player.searchParams.set('rel', '0');
    player.searchParams.set('modestbranding', '1');
  }
  return player;
}

/** Puts the player in the place of the poster that was pressed, in whatever part of the page it stands. */
function play(event: MouseEvent): void {
  // A visitor who asks for a new tab or window gets it.
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
  // The poster stays in the document for React, which may have rendered it.
  poster.hidden = true;
  poster.after(player);
  player.focus();
}

/** @returns what ends it */
export function playVideosInPlace(): () => void {
  document.addEventListener('click', play);
  return () => document.removeEventListener('click', play);
}
