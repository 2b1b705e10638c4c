import { hash } from 'node:crypto';
import { EMBED_ORIGINS } from '../../contract/embed-origins.ts';
import { apiPaths } from '../../contract/paths.ts';

export interface PolicySources {
  /** Origins that scripts are loaded from besides the site itself (call tracking). */
  scripts: readonly string[];
  /** Origins that scripts may call besides the site itself (the hosted e-mail service, call tracking). */
  connect: readonly string[];
}

const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;

/**
 * Creates a strict policy for one rendered page: the site's own inline scripts are allowed by hash (CSP Level
 * 3, section 8.4). They carry a nonce that is random per process; a script in stored content does not, and
 * gets no hash.
 *
 * @param html with the nonce at the site's own scripts
 * @returns the HTML without the nonce, and its policy
 */
export function withPolicy(
  html: string,
  nonce: string,
  { scripts, connect }: PolicySources,
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (attributes.includes(mark) && !/\ssrc=|application\/ld\+json/.test(attributes)) {
      hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`);
    }
  }
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ['frame-src', ...EMBED_ORIGINS].join(' '),
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Not `report-to`: it needs https, and browsers with it take this, too.
    `report-uri ${apiPaths.policyReports}`,
  ].join('; ');
  return { html: html.replaceAll(mark, ''), policy };
}
