import { readBrand } from '../../scripts/brand/read-brand.ts';
import type { ColorRole } from '../../server/platform/brand.ts';

const brand = readBrand();

export const { fonts } = brand;

/** A color of the brand as a browser's computed style has it. */
export function computed(role: ColorRole, scheme: 'light' | 'dark' = 'light'): string {
  const color = (scheme === 'dark' ? brand.evening : brand.colors)[role];
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
}
