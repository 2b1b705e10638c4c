import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Portrait } from './portrait.tsx';

describe('a portrait', () => {
  it('lays the photograph over the initials', () => {
    const markup = renderToStaticMarkup(<Portrait initials="TH" photo="/portrait.svg" className="" />);
    expect(markup).toMatch(/TH<\/span><img [^>]*src="\/portrait.svg"/);
  });

  it('shows only the initials without a photograph', () => {
    expect(renderToStaticMarkup(<Portrait initials="TH" className="" />)).not.toContain('<img');
  });
});
