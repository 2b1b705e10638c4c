import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { whenLoadedAndIdle } from '../browser/after-load.ts';
import { playVideosInPlace } from '../browser/play-videos.ts';
import { useArrivalFocus } from '../browser/use-arrival-focus.ts';
import { useCallTracking } from '../browser/use-call-tracking.ts';
import { useRouteChange } from '../browser/use-route-change.ts';
import { pageRequestContext } from '../context.ts';
import { ToastMount } from '../ui/toast-mount.tsx';
import type { Route } from './+types/public-layout';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { emailService, callTrackingUrl, today } = context.get(pageRequestContext);
  return { emailService, callTrackingUrl, year: Number(today.slice(0, 4)) };
}

/** The layout's data is the same on every page. */
export const shouldRevalidate = () => false;

// A failed import only means that the visit is not measured.
const measureVisit = () =>
  void import('../browser/measure-visit-speed.ts').then(
    (script) => script.measureVisit(),
    () => {},
  );

const skipLink =
  'no-print fixed top-0 left-4 z-50 [translate:0_-110%] bg-button px-5 py-3 font-semibold text-on-button focus:[translate:0]';

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useRouteChange();
  useArrivalFocus();
  useCallTracking(loaderData.callTrackingUrl);
  useEffect(playVideosInPlace, []);
  useEffect(() => whenLoadedAndIdle(measureVisit), []);
  return (
    <>
      <a href="#content" className={skipLink}>
        Skip to content
      </a>
      {pathname === paths.home && (
        <a href="#what-happened" className={skipLink}>
          What happened?
        </a>
      )}
      <ProgressLine />
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

/** A slim line at the top while the next page loads; `.progress-line` shows it after 400 ms. */
function ProgressLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      className="progress-line no-print fixed inset-x-0 top-0 z-50 h-0.75 bg-ornament"
    />
  );
}
