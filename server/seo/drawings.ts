import type { Picture } from '../../content/schema/media.ts';
import { colored } from '../../contract/brand.ts';

const sources = import.meta.glob<string>('../../public/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Returns a drawing, cropped to its view, as a data URL, because satori reads no files.
 * @throws when public/ has no such drawing
 */
export function embedded({ src, view }: Picture): string {
  const source = sources[`../../public${src}`];
  if (!source) throw new Error(`There is no drawing ${src} in public/`);
  // The first viewBox belongs to the drawing, later ones to its symbols.
  const shown = view ? source.replace(/viewBox="[^"]*"/, `viewBox="${view.join(' ')}"`) : source;
  return `data:image/svg+xml;base64,${Buffer.from(colored(shown)).toString('base64')}`;
}
