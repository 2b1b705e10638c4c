import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { articlePage } from '../../../content/interface/blog.ts';
import { ancestors, createElement, elementsIn, type ParentNode, replace } from '../../platform/html.ts';
import { makePicturesResponsive, type ResponsivePictureOptions } from './responsive-pictures.ts';

/**
 * Prepares an article's stored HTML for its page: responsive pictures, scrollable tables and code.
 * @param content as `storedHtml` returns it
 */
export async function pageHtml(content: string, options: ResponsivePictureOptions): Promise<string> {
  // Most articles have none of them, and need not be parsed.
  if (!/<(?:img|source|table|pre)\b/i.test(content)) return content;
  const body = parseFragment(content);
  await makePicturesResponsive(body, options);
  makeTablesScrollable(body);
  // Only a focused element scrolls by keyboard (WCAG 2.1.1).
  for (const code of elementsIn(body, 'pre')) code.attrs.push({ name: 'tabindex', value: '0' });
  return serialize(body);
}

/** Puts each outermost table into a region that the keyboard can focus and scroll (WCAG 2.1.1). */
function makeTablesScrollable(body: ParentNode): void {
  const outermost = elementsIn(body, 'table').filter(
    (table) => !ancestors(table).some(({ tagName }) => tagName === 'table'),
  );
  for (const [index, table] of outermost.entries()) {
    const region = createElement('div', {
      class: 'table-region',
      role: 'region',
      'aria-label': `${articlePage.tableLabel} ${index + 1}`,
      tabindex: 0,
    });
    replace(table, region);
    defaultTreeAdapter.appendChild(region, table);
  }
}
