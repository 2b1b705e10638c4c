import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LandmarkCases } from './landmark-cases.tsx';

it('every case card shows a drawing of its own', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LandmarkCases />
    </MemoryRouter>,
  );
  const cards = markup.match(/<summary.*?<\/summary>/gs) ?? [];
  const drawings = cards.map((card) => /<img src="(\/[^"]+)"/.exec(card)?.[1]);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(6);
});
