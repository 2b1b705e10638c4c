import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { firm } from '#firm/identity.ts';
import { practiceAreaCards } from '../../../../content/derive/practice-area-cards.ts';
import { Cards } from './cards.tsx';

const markup = renderToStaticMarkup(
  <MemoryRouter>
    <Cards cards={practiceAreaCards} />
  </MemoryRouter>,
);
const [, ...parts] = markup.split('<h3');

describe('the cards of the practice areas', () => {
  it.each(practiceAreaCards.map(({ title, detail }) => [title, detail?.href] as const))(
    '%s leads to its page, or to the phone and the contact page',
    (title, page) => {
      const card = parts.find((part) => part.includes(`>${title}</h3>`)) ?? '';
      const expected = page ? [page] : [firm.phone.href, '/contact/'];
      for (const href of expected) expect(card).toContain(`href="${href}"`);
    },
  );
});
