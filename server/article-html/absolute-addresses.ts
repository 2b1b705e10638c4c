import { decodeEntities, encodeEntities } from './plain-text.ts';

/**
 * Makes the addresses in an article absolute, for feed readers, which show it outside the site.
 * @param html as `sanitiseArticle` returns it
 * @param url the article's own absolute address
 */
export function withAbsoluteAddresses(html: string, url: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag
      .replace(/\s(?:srcset|sizes)="[^"]*"/g, '')
      .replace(/\s(href|src|cite|poster)="([^"]*)"/g, (attribute, name: string, address: string) => {
        const absolute = URL.parse(decodeEntities(address), url);
        return absolute ? ` ${name}="${encodeEntities(absolute.href)}"` : attribute;
      }),
  );
}
