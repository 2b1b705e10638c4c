import { text as readText } from 'node:stream/consumers';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Calculation } from '../../../../contract/calculations.ts';
import { textOf } from '../calculate.ts';
import { answerPostedFigures, type PostedFigures } from '../posted-figures.ts';
import { CalculationSection } from './calculation-section.tsx';

const today = '2026-11-21';

async function renderSection(calculation: Calculation, posted: PostedFigures | null): Promise<string> {
  const stream = await renderToReadableStream(
    <CalculationSection
      text={textOf(calculation)}
      today={today}
      posted={posted}
      given={null}
      printed={false}
      onChoose={() => {}}
      onCarry={() => {}}
    />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  return readText(stream);
}

function renderPosted(calculation: Calculation, values: Record<string, string>, waitSeconds: number | null) {
  return renderSection(calculation, answerPostedFigures({ calculation, values }, today, waitSeconds).data);
}

const readable = { firstIncome: '260,041', secondIncome: '45,047' };
const values = { firstIncome: '260,041', secondIncome: 'a lot', maintenanceCap: 'much' };

it('an empty form has no result', async () => {
  const html = await renderSection('maintenance-worksheet', null);
  expect(html).not.toMatch(/<article|<table|aria-invalid|<details open/);
  expect(html).toContain('name="onDate" value="2026-11-21"');
  expect(html).toContain('If blank: $241,000, in force since March 1, 2026.');
});

it('a field says its unit to those who do not see it', async () => {
  const html = await renderSection('maintenance-worksheet', null);
  expect(html).toMatch(/FICA tax<span class="sr-only"> \(<!-- -->in dollars<!-- -->\)<\/span><\/label>/);
  expect(html).toMatch(/We were married<span class="sr-only"> \(<!-- -->in years<!-- -->\)<\/span>/);
});

it('a posted form has its result in the HTML, which needs no JavaScript to show it', async () => {
  const html = await renderPosted('maintenance-worksheet', readable, null);
  expect(html).toMatch(/id="maintenance-worksheet-result"[^>]*><!--\$--><article/);
  expect(html).toMatch(/id="maintenance-worksheet-ledger"[^>]*><!--\$--><details/);
  expect(html).not.toMatch(/<template|<script|hidden=""[^>]*><article/);
  expect(html).toContain('our server did the sum');
  expect(html).toContain('action="/divorce-calculators/?calculator=alimony#maintenance-worksheet-result"');
});

it('blank FICA is estimated in the field, with the income posted', async () => {
  const empty = await renderSection('maintenance-worksheet', null);
  expect(empty).toContain('If blank: estimated, as on wages of 2026.');
  expect(empty).not.toContain('placeholder=');
  const html = await renderPosted('maintenance-worksheet', { firstIncome: '65,000', secondFica: '0' }, null);
  expect(html).toMatch(/<input[^>]* placeholder="4,972\.50 \(estimate\)"[^>]* name="firstFica" value=""/);
  expect(html).toContain('If blank: $4,972.50, estimated as on wages of 2026.');
  expect(html).toMatch(/data-step="fica-first".*\$4,972\.50/s);
  expect(html).not.toContain('data-step="fica-second"');
});

it('a posted form keeps what was typed, with an error at each field that could not be read', async () => {
  const html = await renderPosted('maintenance-worksheet', values, null);
  for (const [name, value] of Object.entries(values)) {
    expect(html).toMatch(new RegExp(`<input[^>]* name="${name}" value="${value}"`));
  }
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html.match(/Cap for maintenance: enter a number/g)).toHaveLength(2);
  expect(html.match(/<details open/g)).toHaveLength(1);
  expect(html).not.toContain('<article');
});

it('the head of child support is a sentence, and asks for what it cannot know', async () => {
  const empty = await renderSection('child-support-worksheet', null);
  const blanks = empty.slice(empty.indexOf('I earn'), empty.indexOf('<details'));
  expect(blanks.replaceAll(/<option.*?<\/option>|<[^>]+>/g, '').replaceAll(/\s+/g, ' ')).toMatch(
    /I earn.* a year,.*the other parent.* a year\..*We have.*They live mostly with.*We are.* to each other\./,
  );
  const figures = { firstIncome: '62,000', secondIncome: '38,000', numberOfChildren: '2' };
  const unsaid = await renderPosted('child-support-worksheet', figures, null);
  expect(unsaid.match(/<select[^>]*aria-invalid="true"/g)).toHaveLength(2);
  expect(unsaid).toContain('The children live mostly with: please choose one.');
  expect(unsaid).not.toContain('<article');
  // The fragment of the form's action.
  expect(unsaid).toMatch(/id="child-support-worksheet-result"><div[^>]*role="group"/);
  const said = { ...figures, custodialParent: 'second', married: 'no' };
  const html = await renderPosted('child-support-worksheet', said, null);
  expect(html).toMatch(/<article.*\$1,192\.85 a month.*You pay the other parent\./s);
  expect(html).not.toContain('<details open');
});

it('a posted amount with a point between its thousands has no result', async () => {
  for (const [calculation, values] of [
    ['child-support-estimate', { custodialIncome: '38,000', nonCustodialIncome: '62.000' }],
    ['child-support-worksheet', { firstIncome: '62.000', custodialParent: 'second', married: 'no' }],
  ] as const) {
    const html = await renderPosted(calculation, values, null);
    expect(html).toContain('value="62.000"');
    expect(html).toContain('write thousands with a comma');
    expect(html).not.toContain('<article');
  }
});

it('a posted result can be sent to the contact form by post', async () => {
  const html = await renderPosted('alimony-estimate', { payorIncome: '110,031' }, null);
  expect(html).toMatch(/<form [^>]*action="\/contact\/#consultation"[^>]* method="post"/);
  expect(html).toContain(
    'name="message" value="My figures from the divorce calculators: Alimony: quick estimate',
  );
});

it('a refused form keeps what was typed and gives the reason', async () => {
  const html = await renderPosted('alimony-estimate', { payorIncome: '110,031' }, 42);
  expect(html).toMatch(/role="alert"[^>]*>Too many requests/);
  expect(html).toContain('value="110,031"');
  expect(html).not.toContain('<article');
});
