/**
 * Origins of the players that a page may load on request. A stored article holds a player as a link,
 *
 *     <figure class="wp-block-embed"><a data-embed="https://www.youtube-nocookie.com/embed/ID"
 *       href="https://www.youtube.com/watch?v=ID">Title</a><figcaption>…</figcaption></figure>
 *
 * which without JavaScript opens the video's own page; a click loads `data-embed` into a frame.
 */
export const EMBED_ORIGINS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://embed.podcasts.apple.com',
];
