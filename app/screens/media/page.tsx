import { mediaPage } from '../../../content/media.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { Hero } from './sections/hero.tsx';
import { PressCoverage } from './sections/press-coverage.tsx';
import { VideoInterviews } from './sections/video-interviews.tsx';

/** The sections of the media page, in their order; plain HTML that works without script. */
export function MediaPage() {
  return (
    <>
      <Hero />
      <VideoInterviews />
      <PressCoverage />
      <ClosingCall text={mediaPage.closing} />
    </>
  );
}
