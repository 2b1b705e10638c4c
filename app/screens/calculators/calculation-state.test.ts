import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import {
  type CalculationAction,
  type CalculationState,
  calculationReducer,
  startOf,
} from './calculation-state.ts';
import { answerPostedFigures } from './posted-figures.ts';

const calculation = 'maintenance-worksheet';
const today = '2026-11-21';
const readable = { firstIncome: '260,041', secondIncome: '45,047' };
const unreadable = { ...readable, secondIncome: 'a lot' };
const outcomeOf = (values: Record<string, string>) => calculate({ calculation, values }, today);
/** One group, which has the second income, is folded. */
const folded = (fields: Readonly<Record<string, unknown>>) => (fields.secondIncome ? ['Second'] : []);
const reduce = calculationReducer(folded);
const after = (state: CalculationState, ...actions: CalculationAction[]) => actions.reduce(reduce, state);
const empty = startOf(undefined, null, folded);
const calculated: CalculationAction = { type: 'calculated', outcome: outcomeOf(readable) };
const refused: CalculationAction = { type: 'calculated', outcome: outcomeOf(unreadable) };

it('a form starts empty, without a result', () => {
  expect(empty).toMatchObject({
    initial: { key: 0, values: {} },
    openGroups: [],
    waiting: false,
    shown: null,
  });
});

it('a posted form starts with its figures and its result by the server', () => {
  const posted = answerPostedFigures({ calculation, values: readable }, today, null).data;
  const { typed, openGroups, shown } = startOf(undefined, posted, folded);
  expect([typed, openGroups]).toEqual([readable, ['Second']]);
  expect(shown).toMatchObject({ origin: 'server', attempt: 0, outcome: posted.outcome });
});

it('a posted form with an unreadable figure starts with its errors and no result', () => {
  const posted = answerPostedFigures({ calculation, values: unreadable }, today, null).data;
  const { shown } = startOf(undefined, posted, folded);
  expect(shown?.outcome).toBeNull();
  expect(Object.keys(shown?.fieldErrors ?? {})).toEqual(['secondIncome']);
});

it('a form that was left comes back with its figures, open groups and result, before what was posted', () => {
  const { openGroups, shown } = after(empty, calculated, { type: 'toggle', legend: 'First', open: true });
  const posted = answerPostedFigures({ calculation, values: unreadable }, today, null).data;
  const back = startOf({ values: readable, openGroups, shown }, posted, folded);
  expect(back).toMatchObject({ typed: readable, openGroups: ['First'] });
  expect(back.shown).toEqual({ ...shown, origin: 'draft' });
});

it('given figures replace those in the form, which is remounted, and open the groups that have some', () => {
  const state = after(
    empty,
    { type: 'input', values: { firstIncome: '1' } },
    { type: 'fill', values: readable },
  );
  expect(state).toMatchObject({
    initial: { key: 1, values: readable },
    typed: readable,
    openGroups: ['Second'],
  });
  expect(after(state, { type: 'fill', values: readable }).initial.key).toBe(2);
});

it('a result is outdated by the next figure, until it is calculated again', () => {
  const state = after(empty, { type: 'wait', waiting: true }, calculated);
  expect(state).toMatchObject({ waiting: false, shown: { attempt: 1, origin: 'page', stale: false } });
  const changed = after(state, { type: 'outdate' });
  expect(changed.shown?.stale).toBe(true);
  expect(after(changed, calculated).shown).toMatchObject({ attempt: 2, stale: false });
  expect(after(empty, { type: 'outdate' }).shown).toBeNull();
});

it('an unreadable figure shows its error in an opened group, and the result before it as outdated', () => {
  const { shown, openGroups } = after(empty, calculated, refused);
  expect(shown).toMatchObject({ outcome: outcomeOf(readable), stale: true, attempt: 2 });
  expect(Object.keys(shown?.fieldErrors ?? {})).toEqual(['secondIncome']);
  expect(openGroups).toEqual(['Second']);
  expect(after(empty, refused).shown).toMatchObject({ outcome: null, stale: false });
});

it('a group is opened and closed', () => {
  const open = after(empty, { type: 'toggle', legend: 'First', open: true });
  expect(open.openGroups).toEqual(['First']);
  expect(after(open, { type: 'toggle', legend: 'First', open: false }).openGroups).toEqual([]);
});
