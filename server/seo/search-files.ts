import { firm } from '../../content/firm.ts';
import { offices } from '../../content/offices.ts';
import { pageSections, publicPages } from '../../content/pages.ts';
import { paths, searchFilePaths } from '../../contract/paths.ts';
import { lastModified } from './page-dates.ts';

/** What programs read about the site; every address begins with the configured one. */
export interface SearchFiles {
  sitemap: string;
  robots: string;
  summary: string;
}

export function createSearchFiles(siteUrl: string): SearchFiles {
  return { sitemap: sitemap(siteUrl), robots: robots(siteUrl), summary: summary(siteUrl) };
}

/** https://www.sitemaps.org/protocol.html */
function sitemap(siteUrl: string): string {
  const entries = publicPages.map((page) => {
    const modified = lastModified(page);
    const date = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `  <url><loc>${escapeXml(siteUrl + page.path)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** RFC 9309. Pages that are not to be listed say so themselves, which a crawler sees only if it may read them. */
function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.admin}`,
    `Disallow: ${paths.admin.slice(0, -1)}$`,
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}${searchFilePaths.sitemap}`,
    '',
  ].join('\n');
}

/** https://llmstxt.org/: the firm in a few lines, then every page with what it says. */
function summary(siteUrl: string): string {
  const { street, suite, city, region, postalCode } = firm.address;
  return [
    `# ${firm.name}`,
    '',
    `> ${firm.tagline}. ${firm.description}`,
    '',
    `- Phone: ${firm.phone.display} (${firm.hours.emergency})`,
    `- E-mail: ${firm.email}`,
    `- Hours: ${firm.hours.display}`,
    `- Main office: ${street}, ${suite}, ${city}, ${region} ${postalCode}`,
    ...offices
      .filter(({ isMain }) => !isMain)
      .map(
        (office) =>
          `- ${office.name} office: ${office.address}, ${office.suite}, ${office.city}, ${office.region} ${office.postalCode}`,
      ),
    '',
    `${firm.disclaimer} ${firm.advertisingNotices.join('. ')}.`,
    '',
    ...pageSections.flatMap(({ heading, pages }) => [
      `## ${heading}`,
      '',
      ...pages.map(({ path, name, seo }) => `- [${name}](${siteUrl}${path}): ${seo.description}`),
      '',
    ]),
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
