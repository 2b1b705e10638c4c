import type { ColorRole } from '../../contract/brand.ts';
import { readBrand } from '../../scripts/brand/read-brand.ts';

export const { colors, fonts } = readBrand();

/** A color of the brand as a browser's computed style has it. */
export function computed(role: ColorRole): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(colors[role].slice(at, at + 2), 16)).join(', ')})`;
}
