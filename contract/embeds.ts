/**
 * Origins of the players that a page may load on request. A stored article holds a player as a link,
 *
 *     <figure class="wp-block-embed"><a data-embed="https://www.youtube-nocookie.com/embed/ID"
 *       href="https://www.youtube.com/watch?v=ID">Title</a><figcaption>…</figcaption></figure>
 *
 * which without JavaScript opens the video's own page; a click loads `data-embed` into a frame.
 */
export const EMBED_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

export interface Embed {
  /** The privacy-enhanced player, at one of `EMBED_ORIGINS`. */
  player: string;
  /** The video's own page. */
  page: string;
}

const YOUTUBE_HOSTS = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIMEO_HOSTS = /^(www\.|player\.)?vimeo\.com$/;

function youtubeId(url: URL): string | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const id = url.hostname.endsWith('youtu.be')
    ? first
    : /^(embed|shorts|live|v)$/.test(first)
      ? second
      : url.searchParams.get('v');
  return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}

/**
 * Converts the address of a video to its player.
 * @param address of a video's page or of its player, as authors paste it and as WordPress frames it
 * @returns null for any other address
 */
export function embedOf(address: string): Embed | null {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (YOUTUBE_HOSTS.test(url.hostname)) {
    const id = youtubeId(url);
    return id
      ? {
          player: `https://www.youtube-nocookie.com/embed/${id}`,
          page: `https://www.youtube.com/watch?v=${id}`,
        }
      : null;
  }
  if (VIMEO_HOSTS.test(url.hostname)) {
    const id = /^\/(?:video\/)?(\d{4,12})(?:\/|$)/.exec(url.pathname)?.[1];
    return id
      ? { player: `https://player.vimeo.com/video/${id}?dnt=1`, page: `https://vimeo.com/${id}` }
      : null;
  }
  return null;
}
