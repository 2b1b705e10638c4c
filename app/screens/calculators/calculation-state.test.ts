import { describe, expect, it } from 'vitest';
import { calculate, textOf } from './calculate.ts';
import {
  type CalculationAction,
  type CalculationState,
  initialState,
  reduceCalculation,
} from './calculation-state.ts';
import type { PostedFigures } from './posted-figures.ts';

const calculation = 'maintenance-worksheet';
const { groups } = textOf(calculation);
const today = '2026-11-21';
/** Legend of the group with a field. */
const groupOf = (name: string) =>
  groups.find(({ fields }) => fields.some((field) => field.name === name))?.legend ?? '';
const taxes = groupOf('firstFica');
const caps = groupOf('maintenanceCap');

const outcomeOf = (values: Record<string, string>) => calculate({ calculation, values }, today);
const result = outcomeOf({ firstIncome: '100000' });
const errors = outcomeOf({ firstIncome: 'a lot' });

const stateOf = (draft?: CalculationState, posted: PostedFigures | null = null) =>
  initialState({ draft, posted, groups, today });
const postedOf = (values: Record<string, string>): PostedFigures => ({
  calculation,
  values,
  outcome: outcomeOf(values),
  refusal: null,
});
const reduce = (start: CalculationState, ...actions: CalculationAction[]) =>
  actions.reduce(reduceCalculation, start);
/** All that an action changes in a state. */
function changesOf(start: CalculationState, action: CalculationAction) {
  const changed = Object.entries(reduce(start, action)).filter(
    ([name, value]) => value !== start[name as keyof CalculationState],
  );
  return Object.fromEntries(changed);
}

const empty = stateOf();
const calculated = (outcome = result, opened: string[] = []): CalculationAction => ({
  type: 'calculated',
  outcome,
  opened,
});
const done = reduce(empty, calculated());

describe('a form begins', () => {
  it('empty', () => {
    expect(empty).toMatchObject({ formKey: 0, typed: {}, openGroups: [], status: 'idle', outcome: null });
  });

  it('with the posted figures and their result', () => {
    const values = { firstIncome: '100000', maintenanceCap: '300,000' };
    const posted = postedOf(values);
    const state = stateOf(undefined, posted);
    expect(state).toMatchObject({ initialValues: values, typed: values, status: 'done', origin: 'server' });
    expect(state).toMatchObject({ outcome: posted.outcome, fieldErrors: {}, attempt: 0 });
    expect(state.openGroups).toEqual([caps]);
  });

  it('with the posted figures and their errors, whose groups are open', () => {
    const state = stateOf(undefined, postedOf({ firstIncome: '100000', firstFica: 'much' }));
    expect(state).toMatchObject({ status: 'errors', outcome: null, origin: 'server', openGroups: [taxes] });
    expect(Object.keys(state.fieldErrors)).toEqual(['firstFica']);
  });

  it('with the posted figures and the reason why the server did not calculate them', () => {
    const state = stateOf(undefined, { ...postedOf({ firstIncome: '1' }), outcome: null, refusal: 'Wait.' });
    expect(state).toMatchObject({ status: 'idle', refusal: 'Wait.', typed: { firstIncome: '1' } });
  });

  it('as it was left, but for what was in progress', () => {
    const typed = { firstIncome: '90000' };
    const left = { ...done, typed, formKey: 2, loading: true, refusal: 'Wait.', openGroups: [taxes] };
    const state = stateOf(left, postedOf({ firstIncome: '1' }));
    expect(state).toEqual({
      ...left,
      formKey: 0,
      initialValues: typed,
      loading: false,
      refusal: null,
      origin: 'draft',
    });
  });
});

describe('a form is changed', () => {
  it('by figures of a link or an estimate: it is mounted again, each time, beside a result that is outdated', () => {
    const values = { firstIncome: '80000' };
    const fill: CalculationAction = { type: 'fill', values, opened: [caps] };
    const start = { ...done, openGroups: [taxes] };
    expect(changesOf(start, fill)).toEqual({
      formKey: 1,
      initialValues: values,
      typed: values,
      openGroups: [taxes, caps],
      status: 'stale',
    });
    expect(reduce(empty, fill).status).toBe('idle');
    expect(reduce(start, fill, fill).formKey).toBe(2);
  });

  it('by typing, which does not touch the initial values or the result', () => {
    const values = { firstIncome: '8' };
    expect(changesOf(done, { type: 'type', values })).toEqual({ typed: values });
  });

  it('by a figure that differs since the result', () => {
    expect(changesOf(done, { type: 'outdate' })).toEqual({ status: 'stale' });
    const refused = reduce(done, calculated(errors));
    for (const state of [empty, refused]) expect(reduce(state, { type: 'outdate' })).toBe(state);
  });

  it('by opening and closing a group, however often it was opened', () => {
    const toggle = (open: boolean): CalculationAction => ({ type: 'toggle', legend: taxes, open });
    expect(changesOf(empty, toggle(true))).toEqual({ openGroups: [taxes] });
    const opened = { ...empty, openGroups: [taxes, caps, taxes] };
    expect(reduce(opened, toggle(true)).openGroups).toEqual([caps, taxes]);
    expect(reduce(opened, toggle(false)).openGroups).toEqual([caps]);
  });
});

describe('a form is calculated', () => {
  it('after the engine was loaded, or not', () => {
    const loading = reduce(done, { type: 'load' });
    expect(changesOf(done, { type: 'load' })).toEqual({ loading: true });
    expect(reduce(loading, { type: 'failed' })).toEqual(done);
  });

  it('with a result, which takes the place of errors and of a refusal', () => {
    const start = reduce(done, calculated(errors), { type: 'load' });
    const next = outcomeOf({ firstIncome: '50000' });
    expect(reduce({ ...start, refusal: 'Wait.' }, calculated(next))).toEqual({
      ...done,
      outcome: next,
      attempt: 3,
    });
    const stale = reduce(done, { type: 'outdate' });
    expect(reduce(stale, calculated(next)).status).toBe('done');
  });

  it('with errors, whose groups open; the result before stays', () => {
    expect(changesOf(done, calculated(errors, [taxes]))).toEqual({
      status: 'errors',
      fieldErrors: errors.fieldErrors,
      openGroups: [taxes],
      attempt: 2,
    });
    expect(reduce(empty, calculated(errors)).outcome).toBeNull();
  });

  it('in the page, after it was posted or restored', () => {
    for (const start of [stateOf(undefined, postedOf({ firstIncome: '1' })), stateOf(done)]) {
      expect(reduce(start, calculated()).origin).toBe('page');
    }
  });
});
