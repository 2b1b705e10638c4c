import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { SubscribeForm } from './subscribe-form.tsx';

const Page = createRoutesStub([{ path: '/', Component: () => <SubscribeForm /> }]);

it('the newsletter form asks for no agreement to be called, and leads to the privacy page', () => {
  const markup = renderToStaticMarkup(<Page />);
  expect(markup).toMatch(/does not create an attorney-client relationship.*href="\/privacy\/"/);
  expect(markup).toContain('We write to this address about the newsletter only.');
  expect(markup).not.toMatch(/phone|text message/);
});
