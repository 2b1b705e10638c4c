import { expect, it, onTestFinished, vi } from 'vitest';
import * as identity from '#firm/identity.ts';
import { paths } from '../../contract/paths.ts';
import type { Redirect } from '../schema/firm.ts';

/** The redirects of a firm without a media page that names these. */
async function redirectsOf(...named: Redirect[]): Promise<readonly Redirect[]> {
  const { firm } = identity;
  vi.resetModules();
  vi.doMock('#firm/identity.ts', () => ({
    ...identity,
    firm: { ...firm, pages: { ...firm.pages, media: false }, redirects: named },
  }));
  onTestFinished(() => {
    vi.doUnmock('#firm/identity.ts');
    vi.resetModules();
  });
  return (await import('./redirects.ts')).redirects;
}

it('a former address that the firm names leads to its page', async () => {
  const named = { from: '/our-lawyers', to: paths.attorneys };
  expect(await redirectsOf(named)).toContainEqual(named);
});

it('a former address leads to no page that the site does not have', async () => {
  const redirects = await redirectsOf({ from: '/clips', to: paths.media });
  expect(redirects.filter(({ to }) => to === paths.media)).toEqual([]);
});

it('the firm leads an address elsewhere than other firms do', async () => {
  const redirects = await redirectsOf({ from: '/about', to: paths.contact });
  expect(redirects.filter(({ from }) => from === '/about')).toEqual([{ from: '/about', to: paths.contact }]);
});
