import { firm } from '#firm/identity.ts';
import { offices } from '../../content/derive/offices.ts';
import { pageSections } from '../../content/derive/pages.ts';
import { streetLine } from '../../content/derive/postal-address.ts';
import { blogPage } from '../../content/interface/blog.ts';
import type { PostSummary } from '../../contract/blog.ts';
import type { ChangedPages } from '../../contract/page-tags.ts';
import { paths } from '../../contract/paths.ts';
import { isListed } from './page-tags.ts';

export interface SiteSummaryOptions {
  siteUrl: string;
  /** The newest. */
  posts: readonly PostSummary[];
  changed: ChangedPages;
}

/** llms.txt (https://llmstxt.org/): the firm, every page with its description, and the newest posts. */
export function siteSummary({ siteUrl, posts, changed }: SiteSummaryOptions): string {
  const { street, suite, city, region, postalCode } = firm.address;
  const listed = posts.filter(({ id }) => isListed(changed.get(id)));
  const line = (name: string, path: string, about: string) =>
    `- [${inMarkdown(name)}](${siteUrl}${path}): ${inMarkdown(about)}`;
  return [
    `# ${firm.name}`,
    '',
    `> ${firm.tagline}. ${firm.description}`,
    '',
    `- Phone: ${firm.phone.display}${firm.hours.emergency ? ` (${firm.hours.emergency})` : ''}`,
    `- E-mail: ${firm.email}`,
    `- Hours: ${firm.hours.display}`,
    `- Main office: ${streetLine(street, suite)}, ${city}, ${region} ${postalCode}`,
    ...offices
      .filter(({ isMain }) => !isMain)
      .map((office) => {
        const line = `- ${office.name} office: ${streetLine(office.address, office.suite)}, ${office.city}, ${office.region} ${office.postalCode}`;
        return office.notice ? `${line}. ${office.notice}` : line;
      }),
    '',
    `${firm.disclaimer} ${firm.advertisingNotices.join('. ')}.`,
    '',
    ...pageSections.flatMap(({ heading, pages }) => [
      `## ${heading}`,
      '',
      ...pages
        .filter(({ path }) => isListed(changed.get(path)))
        .map(({ path, name, seo }) => {
          const tags = changed.get(path);
          return line(tags?.page_title ?? name, path, tags?.meta_description ?? seo.description);
        }),
      '',
    ]),
    ...(listed.length === 0
      ? []
      : [
          `## ${blogPage.sidebar.recent}`,
          '',
          ...listed.map(({ title, slug, excerpt }) => line(title, paths.article(slug), excerpt)),
          '',
        ]),
  ].join('\n');
}

/** Escapes text for one line of Markdown. */
function inMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
}
