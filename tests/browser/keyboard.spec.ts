import { hasPage } from '../../content/derive/links.ts';
import { paths } from '../../contract/paths.ts';
import { article } from './blog-posts.ts';
import { AREA } from './practice-area.ts';
import { expect, hydrated, test } from './support.ts';

/** One page of each kind. */
const kinds = [
  paths.home,
  paths.attorneys,
  paths.practiceAreas,
  AREA,
  paths.media,
  paths.contact,
  paths.divorceCalculators,
  paths.blog,
  article.path,
  paths.fees,
].filter((path) => hasPage(path));

for (const path of kinds) {
  test(`${path}: Tab leads through the page in its order, and nothing focused is hidden`, async ({
    page,
  }) => {
    // A window of 1280 x 1024 at a zoom of 400% (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await hydrated(page);
    const total = await page.evaluate(markOrder);
    const places: number[] = [];
    for (let pressed = 0; pressed <= total; pressed++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(describeFocus);
      if (!stop) break;
      expect(stop.problems, stop.name).toEqual([]);
      places.push(stop.place);
    }
    expect(places.length).toBeGreaterThan(10);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
}

/** Runs in the page. Numbers the elements in the order of the document; the later ones may take the focus. */
function markOrder(): number {
  const elements = document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary, [tabindex]',
  );
  elements.forEach((element, index) => {
    element.dataset.place = String(index);
  });
  return elements.length;
}

/** Runs in the page. What is wrong with the place and the ring of the focused element; null past the last one. */
function describeFocus(): { name: string; place: number; problems: string[] } | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  // Chips show the ring of the radio button within them.
  const chip = focused.closest('label');
  const shown = chip && getComputedStyle(chip).outlineStyle !== 'none' ? chip : focused;
  const problems: string[] = [];
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const inSight = (x: number, y: number) => {
    const [upmost] = document.elementsFromPoint(x, y);
    return upmost !== undefined && (shown.contains(upmost) || upmost.contains(shown));
  };
  const middle = (from: number, to: number, limit: number) => (Math.max(from, 0) + Math.min(to, limit)) / 2;
  const [x, y] = [middle(left, right, innerWidth), middle(top, bottom, innerHeight)];
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) problems.push('out of sight');
  else if (!inSight(x, y)) problems.push('covered');
  else if (bottom - top < innerHeight / 4 && !(inSight(x, top + 2) && inSight(x, bottom - 2))) {
    problems.push('partly covered');
  }

  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) problems.push('no ring');
  else if (contrast([outlineColor], groundOf(shown)) < 3) problems.push(`faint ring: ${outlineColor}`);
  return { name: focused.outerHTML.slice(0, 160), place: Number(focused.dataset.place), problems };

  /** The backgrounds behind an element, the lowest first. */
  function groundOf(element: HTMLElement): string[] {
    const grounds: string[] = [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      grounds.unshift(getComputedStyle(around).backgroundColor);
    }
    return grounds;
  }
  function contrast(one: readonly string[], other: readonly string[]): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }
  /** Luminance of colors painted over each other; they may be translucent, and in any notation. */
  function luminance(colors: readonly string[]): number {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('The browser has no canvas.');
    for (const color of ['white', ...colors]) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
