import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { firm } from '#firm/identity.ts';
import { ExistingClients } from './existing-clients.tsx';

describe('existing clients', () => {
  it('find the URL of their portal', () => {
    const clientPortal = { url: 'https://portal.example/', label: 'Client portal' };
    expect(renderToStaticMarkup(<ExistingClients clientPortal={clientPortal} />)).toMatch(
      /<a href="https:\/\/portal.example\/"[^>]*>Client portal<\/a>/,
    );
  });

  it('are sent to the office while there is no URL', () => {
    expect(renderToStaticMarkup(<ExistingClients clientPortal={null} />)).toContain(
      `href="${firm.phone.href}"`,
    );
  });
});
