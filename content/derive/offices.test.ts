import { expect, it } from 'vitest';
import { offices } from './offices.ts';

it('the first office, whatever its name, is the main one, and no other is', () => {
  expect(offices.map(({ isMain }) => isMain)).toEqual(offices.map((_, index) => index === 0));
  expect(offices.map(({ place }) => place)).toEqual(offices.map(({ place }) => place).sort((a, b) => a - b));
});
