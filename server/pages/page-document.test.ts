import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress } from './compress.ts';
import { withPolicy } from './content-security-policy.ts';
import { delayHydration } from './delay-hydration.ts';

const NONCE = 'known-to-this-process';
const bootstrap = 'import "/assets/a.js";\nimport("/assets/entry.js");';
const document =
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link nonce="${NONCE}" rel="modulepreload" href="/b.js"/>` +
  '<link rel="stylesheet" href="/assets/r.css"/></head>' +
  `<body><p>$& text</p><script nonce="${NONCE}">window.context={};</script>` +
  `<script nonce="${NONCE}" type="module" async="">${bootstrap}</script></body></html>`;

const scripts = { start: 'start("$&");', leave: 'leave();' };
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('delayed hydration', () => {
  const delayed = delayHydration(document, NONCE, scripts);

  it('preloads no module and keeps the style sheet', () => {
    expect(delayed).not.toContain('modulepreload');
    expect(delayed).toContain('<link rel="stylesheet" href="/assets/r.css"/>');
  });

  it('makes the bootstrap inert at its place, character by character', () => {
    expect(delayed).not.toContain('type="module"');
    expect(delayed).toContain(
      `<script nonce="${NONCE}" type="text/plain" id="bootstrap">${bootstrap}</script>`,
    );
  });

  it('rejects a page without a bootstrap, so that a change of the framework is noticed', () => {
    expect(() => delayHydration('<html><body></body></html>', NONCE, { start: '', leave: '' })).toThrow(
      /bootstrap/,
    );
  });

  it('ends the page with the starter, character by character', () => {
    expect(delayed).toContain(`<script nonce="${NONCE}">start("$&");</script></body>`);
  });

  it('adds the quick exit to a page that has its link', () => {
    const page = document.replace(
      '<p>',
      '<a href="https://elsewhere.example/" data-leave="true">Leave</a><p>',
    );
    expect(delayHydration(page, NONCE, scripts)).toContain('start("$&");leave();</script></body>');
  });
});

describe('content security policy', () => {
  const sources = { scripts: ['https://calls.example'], connect: ['https://mail.example'] };
  const { html, policy } = withPolicy(document, NONCE, sources);

  it('allows the site\u2019s own inline scripts by hash only', () => {
    expect(policy).toContain(hash('window.context={};'));
    expect(policy).toContain(hash(bootstrap));
    expect(policy).not.toContain('unsafe');
  });

  it('sends no nonce', () => {
    expect(html).not.toContain('nonce');
    expect(policy).not.toContain(NONCE);
  });

  it('allows no script that stored content brought along', () => {
    const injected = document.replace('<p>', '<script>steal()</script><script nonce="">steal()</script><p>');
    expect(withPolicy(injected, NONCE, sources).policy).toBe(policy);
  });

  it('denies everything that is not named', () => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' https:\/\/calls.example /);
    expect(policy).toContain("connect-src 'self' https://mail.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('report-uri /api/policy-reports');
  });

  it('has no hash for scripts with an address and for structured data', () => {
    const other = `<script nonce="${NONCE}" src="/a.js"></script><script nonce="${NONCE}" type="application/ld+json">{}</script>`;
    expect(withPolicy(other, NONCE, { scripts: [], connect: [] }).policy).toContain("script-src 'self';");
  });
});

describe('content encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['x-brotli', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ])('answers Accept-Encoding %s with %s', (accept, expected) => {
    expect(chooseEncoding(accept)).toBe(expected);
  });

  it('compresses a body in every encoding it offers', async () => {
    const body = new TextEncoder().encode('<p>text</p>'.repeat(200));
    const [br, gz] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
    expect(new Uint8Array(brotliDecompressSync(br))).toEqual(body);
    expect(new Uint8Array(gunzipSync(gz))).toEqual(body);
    expect(Math.max(br.byteLength, gz.byteLength)).toBeLessThan(body.byteLength / 10);
  });
});
