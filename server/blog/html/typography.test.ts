import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { setType, typographic } from './typography.ts';

describe('the type of an article', () => {
  it.each([
    ['He said "no", and \'never\'.', 'He said “no”, and ‘never’.'],
    ["the children's school in the '90s", 'the children’s school in the ’90s'],
    ['15-30% of it, $3,000-$5,000, 3-6 months', '15–30% of it, $3,000–$5,000, 3–6 months'],
    ['a judge - or two - and--seldom--three', 'a judge – or two – and—seldom—three'],
    ['1000+ cases, $15000 and $203000.50', '1,000+ cases, $15,000 and $203,000.50'],
    ['Wait...', 'Wait…'],
    ['DRL § 170 and CPLR 3012, $94 million', 'DRL\u00a0§\u00a0170 and CPLR\u00a03012, $94\u00a0million'],
    ['Call (212) 555-0176 or 800-942-6906.', 'Call (212)\u00a0555-0176 or 800-942-6906.'],
    [`"'No' means no."`, '“‘No’ means no.”'],
    [`'"no" twice'`, '‘“no” twice’'],
    ["the '10-year rule' of '10", 'the ‘10-year rule’ of ’10'],
    ["the '90s, the parents' house, the 1990's", 'the ’90s, the parents’ house, the 1990’s'],
    ['"in 2024", \'in 2025\'', '“in 2024”, ‘in 2025’'],
    [`"He is 6'2"", a 5' fence and 12" of snow`, `“He is 6'2"”, a 5' fence and 12" of snow`],
    ['"https://x.example/a--b?c=15-30%" - it\'s', '“https://x.example/a--b?c=15-30%” – it’s'],
  ])('%j becomes %j', (text, expected) => expect(typographic(text)).toBe(expected));

  it.each([
    '35-37 36th St, 22 NYCRR\u00a0202.16-a',
    'on 2026-03-01, in 2024, twenty-one',
    'צה"ל',
    'www.x.example/a--b, x.example/a--b?c=1000+, /blog/a--b/',
    "a--b@x.example, o'neil@x.example",
    'in practice (2015+)',
    `$${'1'.repeat(20_000)}`,
  ])('%j stays', (text) => expect(typographic(text)).toBe(text));

  it.each([
    ['"<code>yes</code>"', '“<code>yes</code>”'],
    ['"<span lang="es">hola</span>"', '“<span lang="es">hola</span>”'],
    ['"in <em>2024</em>"', '“in <em>2024</em>”'],
    ['"in<br>2024" and<br>"no"', '“in<br>2024” and<br>“no”'],
  ])('goes on after an element in its line: %j', (html, expected) => {
    const body = parseFragment(html);
    setType(body);
    expect(serialize(body)).toBe(expected);
  });

  it('is set neither in code and attributes nor in another language, and goes on across emphasis', () => {
    const body = parseFragment(
      '<p title="a \'b\'">"<em>Never</em>" <code>"x"</code></p><pre>\'y\'</pre><p lang="de">"Nie"</p>',
    );
    setType(body);
    expect(serialize(body)).toBe(
      '<p title="a \'b\'">“<em>Never</em>” <code>"x"</code></p><pre>\'y\'</pre><p lang="de">"Nie"</p>',
    );
  });
});
