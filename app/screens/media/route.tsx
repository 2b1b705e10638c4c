import { mediaPage } from '#firm/pages/media.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { mediaNodes } from '../../head/structured-data-media.ts';
import { ClosingCall } from '../../sections/closing-call.tsx';
import { PageNotes } from '../../sections/page-notes.tsx';
import type { Route } from './+types/route';
import { Hero } from './sections/hero.tsx';
import { PressCoverage } from './sections/press-coverage.tsx';
import { VideoInterviews } from './sections/video-interviews.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: describePage(context, {
      path: paths.media,
      seo: mediaPage.seo,
      kind: 'CollectionPage',
      trail: breadcrumbs.media,
      nodes: mediaNodes,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The sections of the media page, in their order. */
export default function Media() {
  return (
    <>
      <Hero />
      <VideoInterviews />
      <PressCoverage />
      <ClosingCall text={mediaPage.closing} />
      <PageNotes text={mediaPage.notes} />
    </>
  );
}
