import type { ColorRole } from '../../contract/brand.ts';
import { readBrand } from '../../scripts/brand/read-brand.ts';

const brand = readBrand();

export const { fonts } = brand;

/** A color of the brand as a browser's computed style has it. */
export function computed(role: ColorRole): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(brand.colors[role].slice(at, at + 2), 16)).join(', ')})`;
}
