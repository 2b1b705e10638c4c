import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseHeadTags } from './head-tags.ts';

it.each([
  ['', []],
  [
    '<meta name="google-site-verification" content="abc">\n<META PROPERTY="fb:app_id" CONTENT=1 />',
    [
      { tagName: 'meta', name: 'google-site-verification', content: 'abc' },
      { tagName: 'meta', property: 'fb:app_id', content: '1' },
    ],
  ],
  [
    '<!-- for Spain --><link rel="alternate" hreflang="es" href="https://firm.example/es/">',
    [{ tagName: 'link', rel: 'alternate', hrefLang: 'es', href: 'https://firm.example/es/' }],
  ],
  ['<link rel="me author" href="/attorneys/">', [{ tagName: 'link', rel: 'me author', href: '/attorneys/' }]],
  [
    '<script type="application/ld+json"> { "@type": "Thing", "name": "a<\\/script>b" } </script>',
    [{ jsonLd: '{"@type":"Thing","name":"a</script>b"}' }],
  ],
  [
    '<meta name="a" content="&quot;&gt;&lt;script&gt;">',
    [{ tagName: 'meta', name: 'a', content: '"><script>' }],
  ],
  ['<meta name="a" content="1"><meta name="a" content="1">', [{ tagName: 'meta', name: 'a', content: '1' }]],
])('accepts %s', (html, tags) => {
  expect(parseHeadTags(html)).toEqual(tags);
});

it.each([
  ['<script>alert(1)</script>', '<script> is not allowed'],
  ['<script src="https://evil.example/x.js"></script>', '<script> is not allowed'],
  ['<script type="module">1</script>', '<script> is not allowed'],
  ['<script type="application/ld+json" src="//evil.example">{}</script>', '<script> is not allowed'],
  ['<script type="application/ld+json">{"a": 1,}</script>', 'not valid JSON'],
  ['<script type="application/ld+json">"text"</script>', 'must be an object'],
  ['<script type="application/ld+json">{}', 'not closed'],
  ['<script type="application/ld+json">{"a":"</script><script>alert(1)</script>"}', 'not valid JSON'],
  ['<style>body{display:none}</style>', '<style> is not allowed'],
  ['<base href="https://evil.example/">', '<base> is not allowed'],
  ['<title>Other</title>', '<title> is not allowed'],
  ['<noscript><meta name="a" content="b"></noscript>', '<noscript> is not allowed'],
  ['<template><meta name="a" content="b"></template>', '<template> is not allowed'],
  ['<svg onload=alert(1)>', '<svg> is not allowed'],
  ['<img src=x onerror=alert(1)>', '<img> is not allowed'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe> is not allowed'],
  ['<body onload=alert(1)>', '“<body onload=alert(1)>” is not allowed'],
  ['</head><meta name="a" content="b">', '“</head>” is not allowed'],
  ['<!doctype html>', 'is not allowed'],
  ['google-site-verification=abc', '“google-site-verification=abc” is not inside a tag'],
  ['<meta name="a" content="b"', 'is not'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', 'attribute http-equiv'],
  ['<meta http-equiv="Content-Security-Policy" content="default-src *">', 'attribute http-equiv'],
  ['<meta charset="utf-7">', 'attribute charset'],
  ['<meta name="a" content="b" onclick="alert(1)">', 'attribute onclick'],
  ['<meta name="a">', 'needs a name or property, and content'],
  ['<meta name="robots" content="noindex">', 'please use the field Robots'],
  ['<meta property="OG:Title" content="x">', 'please use the field OG Title'],
  ['<meta name="viewport" content="width=1">', '<meta viewport> is not allowed'],
  ['<meta name="referrer" content="unsafe-url">', '<meta referrer> is not allowed'],
  ['<link rel="stylesheet" href="/x.css">', '<link stylesheet> is not allowed'],
  ['<link rel="alternate stylesheet" href="/x.css">', '<link stylesheet> is not allowed'],
  ['<link rel="preload" as="script" href="/x.js">', 'attribute as'],
  ['<link rel="modulepreload" href="/x.js">', '<link modulepreload> is not allowed'],
  ['<link rel="preconnect" href="https://evil.example">', '<link preconnect> is not allowed'],
  ['<link rel="icon" href="/x.png">', '<link icon> is not allowed'],
  ['<link rel="manifest" href="/x.json">', '<link manifest> is not allowed'],
  ['<link rel="canonical" href="/">', 'please use the field Canonical URL'],
  ['<link href="/">', '<link> without rel'],
  ['<link rel="author" href="javascript:alert(1)">', 'needs an href'],
  ['<link rel="author" href="//evil.example/">', 'needs an href'],
  ['<link rel="author" href="/" onload="alert(1)">', 'attribute onload'],
])('refuses %s and says why', (html, message) => {
  expect(() => parseHeadTags(html)).toThrow(message);
});

it('gives only tags of the allowed kinds, whatever is typed', () => {
  const pieces = fc.constantFrom(
    '<meta name="a" content="',
    '">',
    '<script type="application/ld+json">',
    '{"a":1}',
    '</script>',
    '<link rel="author" href="/">',
    '<!--',
    '-->',
    '<body',
    ' onload=x>',
    '</template>',
    '<frameset>',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      let tags: ReturnType<typeof parseHeadTags> = [];
      try {
        tags = parseHeadTags(parts.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
      for (const tag of tags) {
        const attributes = Object.keys(tag).sort().join();
        expect(['jsonLd', 'content,name,tagName', 'href,rel,tagName']).toContain(attributes);
      }
    }),
  );
});
