import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DemonstrationNotice } from './demonstration-notice.tsx';

it('a real firm switches the line about the demonstration off', () => {
  const markup = (shown: boolean) =>
    renderToStaticMarkup(<DemonstrationNotice shown={shown} notice="All of it is invented." />);
  expect(markup(true)).toContain('All of it is invented.');
  expect(markup(false)).toBe('');
});
