import { hash } from 'node:crypto';
import { EMBED_ORIGINS } from '../../contract/embeds.ts';

const INLINE = /<(script|style)([^>]*)>(.*?)<\/\1>/gs;

interface PolicySources {
  /** Origins that the page's scripts may call besides the site itself (the hosted e-mail service). */
  connect: readonly string[];
}

/**
 * Creates a strict policy for one rendered page: inline scripts and styles are allowed by hash only (CSP Level 3,
 * section 8.4). Inert blocks are hashed too, because the starter runs one of them as a module.
 */
export function contentSecurityPolicy(html: string, { connect }: PolicySources): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes = '', code = ''] of html.matchAll(INLINE)) {
    if (/\ssrc=|application\/ld\+json/.test(attributes)) continue;
    const digest = hash('sha256', code, 'base64');
    hashes[element === 'style' ? 'style' : 'script'].add(`'sha256-${digest}'`);
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ['frame-src', ...EMBED_ORIGINS].join(' '),
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
