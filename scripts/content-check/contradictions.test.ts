import { describe, expect, it } from 'vitest';
import type { FactRule } from '../../content/schema/fact.ts';
import { contradictions } from './contradictions.ts';
import { factsAboutFirm } from './facts-about-firm.ts';
import { factsOfLaw } from './facts-of-law.ts';
import { readPage } from './read-page.ts';

const page = (path: string, text: string, head = '') =>
  readPage(path, 200, `<head><title></title>${head}</head><body><p>${text}</p></body>`);
const found = (rule: FactRule, text: string, path = '/fees/') => contradictions([page(path, text)], [rule]);

describe('a fact', () => {
  it('that a page must state is found missing, with the page', () => {
    const rule = { fact: 'venue', on: ['/fees/', '/courts/'], says: /CPLR 515/ };
    expect(found(rule, 'Filed county by county.')).toEqual([
      '/fees/ leaves out: venue',
      '/courts/ leaves out: venue',
    ]);
    expect(contradictions([page('/fees/', 'CPLR 515'), page('/courts/', 'CPLR\u00a0515')], [rule])).toEqual(
      [],
    );
  });

  it('that belongs beside a statement is found missing wherever that stands', () => {
    const anywhere = { fact: 'free', where: /\bprice\b/g, says: /free/, wrong: '' };
    const rule = { ...anywhere, within: 20 };
    expect(found(rule, 'A price, and it is free.')).toEqual([]);
    expect(found(rule, `Free is <b>a price</b>, ${'-'.repeat(30)} free of tax, price`)).toEqual([
      '/fees/ says "price" alone: free',
    ]);
    expect(found(anywhere, `price ${'-'.repeat(99)} free`)).toEqual([]);
  });

  it('that must not be stated is found in text and descriptions, on its pages', () => {
    const rule = { fact: 'never', on: ['/fees/'], never: /risk-free/i, wrong: '' };
    expect(found(rule, 'It is Risk-free.')).toEqual(['/fees/ says "Risk-free": never']);
    expect(found(rule, 'It is risk-free.', '/courts/')).toEqual([]);
    const described = page('/fees/', '', '<meta name="description" content="A risk-free talk"/>');
    expect(contradictions([described], [rule])).toHaveLength(1);
  });

  it('is not asked of what the firm does not have: a practice area, a removed article', () => {
    const rule = { fact: 'must', on: ['/practice-areas/none/', '/removed-article/', '/fees/'], says: /x/ };
    expect(found(rule, '', '/')).toEqual(['/fees/ leaves out: must']);
  });

  it('is not asked of pages that search engines leave out', () => {
    const stray = page('/fees/', 'risk-free', '<meta name="robots" content="noindex"/>');
    expect(contradictions([stray], [{ fact: '', never: /risk-free/, wrong: '' }])).toEqual([]);
  });
});

const rules = [...factsOfLaw, ...factsAboutFirm];

it.each(rules.flatMap((rule) => ('wrong' in rule ? [[rule.wrong, rule] as const] : [])))(
  '%s contradicts a fact',
  (wrong, rule) => {
    const paths = 'on' in rule ? rule.on : undefined;
    expect(found(rule, wrong, paths?.[0])).toEqual([expect.stringContaining(rule.fact)]);
  },
);
