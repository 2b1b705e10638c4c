export interface Embed {
  /** The privacy-enhanced player, at one of `EMBED_ORIGINS` (embed-origins.ts). */
  player: string;
  /** The recording's own page. */
  page: string;
}

const YOUTUBE_HOSTS = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIMEO_HOSTS = /^(www\.|player\.)?vimeo\.com$/;
const SPOTIFY_PATH = /^\/(?:intl-[a-z]+\/)?(?:embed\/)?(episode|show)\/(\w{10,40})$/;
const APPLE_HOSTS = /^(embed\.)?podcasts\.apple\.com$/;
const APPLE_PATH = /^\/(?:[a-z]{2}\/)?podcast\/(?:[^/]+\/)?id\d+$/;

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
 * Converts the URL of a video or a podcast to its player.
 * @param address the URL of a recording's page or of its player, as authors paste it or WordPress frames it
 * @returns null for any other URL
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
  if (url.hostname === 'open.spotify.com') {
    const [, kind, id] = SPOTIFY_PATH.exec(url.pathname) ?? [];
    const path = `${kind}/${id}`;
    return id
      ? { player: `https://open.spotify.com/embed/${path}`, page: `https://open.spotify.com/${path}` }
      : null;
  }
  if (APPLE_HOSTS.test(url.hostname) && APPLE_PATH.test(url.pathname)) {
    const episode = url.searchParams.get('i');
    const path = `${url.pathname}${episode && /^\d+$/.test(episode) ? `?i=${episode}` : ''}`;
    return {
      player: `https://embed.podcasts.apple.com${path}`,
      page: `https://podcasts.apple.com${path}`,
    };
  }
  return null;
}
