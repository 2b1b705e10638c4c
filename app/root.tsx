import fontUrls from 'virtual:brand-fonts';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { firm } from '#firm/identity.ts';
import { documentTitle } from '../content/derive/document-title.ts';
import './public.css';

const SPANISH = /^\/es\/?$/;

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    // The edition's script has set an attribute.
    <html lang={SPANISH.test(pathname) ? 'es' : 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        {fontUrls.map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={url} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The page that replaces one that cannot be shown, with the phone number. */
export function ErrorBoundary() {
  const error = useRouteError();
  const title = documentTitle(firm.errorPage.heading);
  useEffect(() => {
    // After an error of a shown page, the title of that page is still the first one.
    document.title = title;
  }, [title]);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="page band">
      <title>{title}</title>
      <div className="measure border-t-2 border-action pt-8">
        <p className="eyebrow">{status}</p>
        <h1 className="mt-2 text-3xl">{firm.errorPage.heading}</h1>
        <p className="mt-4 text-lg">
          {firm.errorPage.text}{' '}
          <a href={firm.phone.href} className="link font-semibold text-action">
            {firm.phone.display}
          </a>
        </p>
      </div>
    </main>
  );
}
