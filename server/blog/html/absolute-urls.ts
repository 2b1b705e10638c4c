import { pngOrJpeg } from '../../../contract/pictures.ts';
import { decodeEntities, encodeEntities } from './plain-text.ts';

/** Formats that some feed readers cannot show. */
const NEWER_PICTURE = /\.(svgz?|webp|avif)$/i;

/**
 * Prepares an article for feed readers, which show it outside the site: URLs become absolute and pictures PNG or JPEG.
 * A picture that cannot be converted is removed.
 * @param html as `sanitizeArticle` returns it
 * @param url the article's own absolute URL
 */
export function withAbsoluteUrls(html: string, url: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) => {
    let isShown = true;
    const absolute = tag
      .replace(/\s(?:srcset|sizes)="[^"]*"/g, '')
      .replace(/\s(href|src|cite|poster)="([^"]*)"/g, (attribute, name: string, given: string) => {
        const resolved = URL.parse(decodeEntities(given), url);
        if (!resolved) return attribute;
        const isNewerPicture = /^<img\b/.test(tag) && name === 'src' && NEWER_PICTURE.test(resolved.pathname);
        const converted = isNewerPicture ? pngOrJpeg(resolved.href, new URL(url).origin) : resolved.href;
        if (converted === null) isShown = false;
        return ` ${name}="${encodeEntities(converted ?? '')}"`;
      });
    return isShown ? absolute : '';
  });
}
