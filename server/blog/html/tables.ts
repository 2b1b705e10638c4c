import { defaultTreeAdapter } from 'parse5';
import { articlePage } from '../../../content/interface/blog.ts';
import {
  ancestors,
  attribute,
  createElement,
  type Element,
  elementsIn,
  type ParentNode,
  replace,
  textIn,
} from '../../platform/html.ts';

const FIGURE = /^[–−-]?[$€£]?\d[\d.,]*(?:\s?(?:%|percent|million|billion))?\+?$/;

/** Aligns the columns of figures in an article's tables, and makes the tables scrollable. */
export function prepareTables(body: ParentNode): void {
  const tables = elementsIn(body, 'table');
  for (const table of tables) alignFigures(table);
  const outermost = tables.filter((table) => !ancestors(table).some(({ tagName }) => tagName === 'table'));
  for (const [index, table] of outermost.entries()) makeScrollable(table, index + 1);
}

/** Aligns each column of which all cells but those of the head are figures, where no cell spans several columns. */
function alignFigures(table: Element): void {
  const rows = elementsIn(table, 'tr').map((row) => elementsIn(row, 'td', 'th'));
  const width = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== width)) return;
  for (let column = 1; column < width; column += 1) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const figures = cells.filter(({ tagName }) => tagName === 'td').map((cell) => textIn(cell).trim());
    if (figures.length === 0 || !figures.every((text) => FIGURE.test(text))) continue;
    for (const cell of cells)
      if (attribute(cell, 'align') === undefined) cell.attrs.push({ name: 'align', value: 'right' });
  }
}

/** Puts a table into a region that the keyboard can focus and scroll (WCAG 2.1.1). */
function makeScrollable(table: Element, number: number): void {
  const region = createElement('div', {
    class: 'table-region',
    role: 'region',
    'aria-label': `${articlePage.tableLabel} ${number}`,
    tabindex: 0,
  });
  replace(table, region);
  defaultTreeAdapter.appendChild(region, table);
}
