import { expect, it } from 'vitest';
import { FIELDS } from '../../../calculators/form-fields.ts';
import { CALCULATIONS, type Calculation } from '../../../contract/calculations.ts';
import { textOf } from './calculate.ts';

const calculations = Object.keys(CALCULATIONS) as Calculation[];

it('there is a form for everything that can be calculated', () => {
  expect(Object.keys(FIELDS).sort()).toEqual([...calculations].sort());
});

it.each(calculations)('the form of %s has the fields that are read from it, each once', (calculation) => {
  const names = textOf(calculation).groups.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names.sort()).toEqual([...FIELDS[calculation]].sort());
});
