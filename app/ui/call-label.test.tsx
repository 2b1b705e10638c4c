import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallLabel } from './call-label.tsx';

test.each(['(212) 555-0176', '212-555-0176', '+1 212 555 0176', '212.555.0176'])(
  'the label of a call keeps %s together',
  (number) => {
    expect(renderToStaticMarkup(<CallLabel label={`Call: ${number}`} />)).toMatch(
      new RegExp(`^<span>Call: <span [^>]+>${RegExp.escape(number)}</span></span>$`),
    );
  },
);

test('a label without a number is whole', () => {
  expect(renderToStaticMarkup(<CallLabel label="Call us" />)).toBe('<span>Call us</span>');
});
