import { parseFragment, serialize } from 'parse5';
import { elementsIn } from '../../platform/html.ts';
import { setMargin } from './margin.ts';
import { makePicturesResponsive, type ResponsivePictureOptions } from './responsive-pictures.ts';
import { prepareTables } from './tables.ts';
import { setType } from './typography.ts';

/**
 * Prepares an article's stored HTML for its page: responsive pictures, scrollable tables and code, and notes in the
 * margin.
 * @param content as `storedHtml` returns it
 */
export async function pageHtml(content: string, options: ResponsivePictureOptions): Promise<string> {
  const body = parseFragment(content);
  await makePicturesResponsive(body, options);
  prepareTables(body);
  setType(body);
  setMargin(body);
  // Only a focused element scrolls by keyboard (WCAG 2.1.1).
  for (const code of elementsIn(body, 'pre')) code.attrs.push({ name: 'tabindex', value: '0' });
  return serialize(body);
}
