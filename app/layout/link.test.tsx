import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, test } from 'vitest';
import { Anchor, Link } from './link.tsx';

const rendered = (Element: typeof Anchor, props: Parameters<typeof Anchor>[0]) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/blog/?page=2']}>
      <Element {...props} />
    </MemoryRouter>,
  );

test.each([
  { to: '/' },
  { to: '/contact/', children: 'Contact', className: 'link' },
  { to: '/glossary/#alimony', 'aria-current': 'page' as const },
  { to: '/blog/?page=3&search=%22a%20b%22%26c' },
  { to: '/%D7%92%D7%98/' },
  { to: '/divorce-calculators/?calculator=assets#f=1', replace: true, preventScrollReset: true, id: 'tab' },
])('a link is on the server what it is in the browser: %o', (props) => {
  expect(Link).toBe(Anchor);
  expect(rendered(Anchor, props)).toBe(rendered(RouterLink as typeof Anchor, props));
});
