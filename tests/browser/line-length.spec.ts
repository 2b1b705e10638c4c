import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

/** Lines longer than this tire the eye. */
const LONGEST_LINE = 72;

const pages = [
  ...['/', '/attorneys/', '/testimonials/', '/media/', '/practice-areas/', '/practice-areas/alimony/'],
  ...['/forms/', '/courts/', '/procedures/', '/fees/', '/glossary/', '/privacy/', '/terms/'],
];

/** Every text of three lines or more outside forms, with the letters of its full lines on average. */
function lineLengths(page: Page): Promise<{ text: string; letters: number }[]> {
  return page.getByRole('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    const texts = [...main.querySelectorAll('p, li, dd, blockquote')].filter(
      (element) => !element.querySelector('p, li, dd') && !element.closest('form'),
    );
    return texts.flatMap((element) => {
      const lines = new Map<number, number>();
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const node = nodes.currentNode;
        for (const word of node.textContent?.matchAll(/\S+\s*/g) ?? []) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + 1);
          const line = Math.round(range.getBoundingClientRect().bottom);
          lines.set(line, (lines.get(line) ?? 0) + word[0].length);
        }
      }
      const full = [...lines.values()].slice(0, -1);
      const letters = full.reduce((sum, length) => sum + length, 0) / full.length;
      return full.length > 1 ? [{ text: element.textContent ?? '', letters }] : [];
    });
  });
}

for (const path of pages) {
  test(`${path} is set in lines that are easy to read`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    const texts = await lineLengths(page);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ letters }) => letters > LONGEST_LINE)).toEqual([]);
  });
}
