import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { portraitPhoto } from '../../tests/support/portrait-photo.ts';
import { Portrait } from './portrait.tsx';

describe('a portrait', () => {
  it('lays the photograph over the initials', () => {
    const markup = renderToStaticMarkup(<Portrait initials="TH" photo="/no-such-photo.jpg" className="" />);
    expect(markup).toContain(`TH</span>${portraitPhoto}`);
  });

  it('shows only the initials without a photograph', () => {
    expect(renderToStaticMarkup(<Portrait initials="TH" className="" />)).not.toContain('<img');
  });
});
