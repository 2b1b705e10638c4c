import type { Locator } from '@playwright/test';

/** The box of an element that is shown, in CSS pixels from the corner of the window. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

export const bottomOf = ({ y, height }: { y: number; height: number }) => y + height;
