import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { pageRequestContext } from '../context.ts';
import { ToastMount } from '../ui/toast-mount.tsx';
import type { Route } from './+types/public-layout';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { playVideosInPlace } from './play-videos.ts';
import { useRouteChange } from './use-route-change.ts';

/** What the forms of every page need; the same for every visitor unless a form came back with errors. */
export function loader({ context }: Route.LoaderArgs) {
  const { emailService, rejectedForm, today } = context.get(pageRequestContext);
  return { emailService, rejectedForm, year: Number(today.slice(0, 4)) };
}

/** None of it changes while the visitor moves about, so navigation asks the server for nothing. */
export const shouldRevalidate = () => false;

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  useRouteChange();
  useEffect(playVideosInPlace, []);
  return (
    <>
      <a
        href="#content"
        className="no-print fixed top-0 left-4 z-50 -translate-y-full bg-oxblood px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        Skip to content
      </a>
      <Banner />
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer year={loaderData.year} />
      <ToastMount />
    </>
  );
}
