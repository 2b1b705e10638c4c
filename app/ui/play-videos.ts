/** Puts the player in the place of the poster that was pressed, in whatever part of the page it stands. */
function play(event: MouseEvent): void {
  // A visitor who asks for a new tab or window gets it.
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
  const poster = event.target.closest<HTMLElement>('a[data-video-id]');
  if (!poster) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  const id = encodeURIComponent(poster.dataset.videoId ?? '');
  player.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&modestbranding=1`;
  player.title = poster.dataset.videoTitle ?? '';
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
