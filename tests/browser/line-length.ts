import { expect, type Page } from '@playwright/test';

/** Maximum letters per line (readability). */
const LONGEST_LINE = 72;

/** Fails where a text outside forms has lines that are too long on average. */
export async function expectEasyLines(page: Page): Promise<void> {
  const texts = await page.getByRole('main').evaluate(lineLengths);
  expect(texts.filter(({ letters }) => letters > LONGEST_LINE)).toEqual([]);
}

/** Runs in the page. Returns each text of three lines or more with the average letters of its full lines. */
function lineLengths(main: Element): { text: string; letters: number }[] {
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
}
