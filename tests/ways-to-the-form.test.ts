import { expect, it } from 'vitest';
import { firm } from '#firm/identity.ts';
import { TABS } from '../app/screens/calculators/ids.ts';
import { footerLinks, headerItems } from '../content/derive/navigation.ts';
import { practiceAreaLabels } from '../content/interface/practice-area-page.ts';
import type { Link } from '../content/schema/firm.ts';
import { CALCULATORS } from '../contract/calculations.ts';
import { paths } from '../contract/paths.ts';

const content = import.meta.glob<Record<string, unknown>>(
  ['../content/**/*.ts', '!../content/**/*.test.ts'],
  { eager: true },
);

/** Every link in a value, at any depth. */
function linksIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value && 'label' in value ? [value as Link] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

it('every button about a consultation leads to the form itself', () => {
  const asking = /consultation|^ask\b|schedule online/i;
  const links = linksIn(content).filter(({ label, href }) => asking.test(label) && href !== firm.phone.href);
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter(({ href }) => href !== paths.consultation)).toEqual([]);
});

it('menu and footer begin with the calculator, and list the guides below it', () => {
  const guides = [paths.divorceCalculators, '/fees/', '/procedures/', '/courts/', '/forms/', '/glossary/'];
  const tools = headerItems.find(({ label }) => label === 'Tools');
  expect(tools?.groups?.[0]?.links.map(({ href }) => href)).toEqual(guides);
  expect(footerLinks.tools.links.map(({ href }) => href)).toEqual(guides);
});

it('a page that offers a calculator leads to it, with the tabs in view', () => {
  for (const calculator of CALCULATORS) {
    expect(practiceAreaLabels.estimate[calculator].link.href).toBe(`${paths.calculator(calculator)}#${TABS}`);
  }
});
