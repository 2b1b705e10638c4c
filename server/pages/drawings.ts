import type { Picture } from '../../content/schema/media.ts';
import { colored } from '../platform/brand.ts';

const files = import.meta.glob<string>(['#law/drawings/*.svg', '#firm/drawings/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** By the path at which a drawing is served. */
const sources = new Map(
  Object.entries(files).map(([file, source]) => [file.replace(/^.*(?=\/drawings\/)/, ''), source]),
);

/**
 * Returns a drawing, cropped to its view, as a data URL, because satori reads no files.
 * @throws when neither the firm's folder nor that of the law has such a drawing
 */
export function embedded({ src, view }: Picture): string {
  const source = sources.get(src);
  if (!source) throw new Error(`There is no drawing ${src} in the folders of the firm and of the law`);
  // The first viewBox belongs to the drawing, later ones to its symbols.
  const shown = view ? source.replace(/viewBox="[^"]*"/, `viewBox="${view.join(' ')}"`) : source;
  return `data:image/svg+xml;base64,${Buffer.from(colored(shown)).toString('base64')}`;
}
