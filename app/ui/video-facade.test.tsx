import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VideoFacade } from './video-facade.tsx';

const markup = (videoId: string, sampleFile: string | null = null) =>
  renderToStaticMarkup(
    <VideoFacade
      videoId={videoId}
      title="On custody"
      duration="6:42"
      poster={{ words: 'Custody' }}
      sampleFile={sampleFile}
    />,
  );

describe('the poster of a video', () => {
  it('links to the video, which plays in its place', () => {
    expect(markup('ScMzIvxBSi4')).toMatch(
      /^<a href="https:\/\/www.youtube.com\/watch\?v=ScMzIvxBSi4" data-video-id="ScMzIvxBSi4"/,
    );
    expect(markup('ScMzIvxBSi4')).toContain('Play video: On custody, </span>6:42');
  });

  it('says of a sample that it is one, and links to its file', () => {
    expect(markup('sample-0101', '/sample.mp4')).toMatch(
      /^<a href="\/sample.mp4" data-video-id="sample-0101"/,
    );
    expect(markup('sample-0101', '/sample.mp4')).toMatch(/Sample<span[^>]*>6:42/);
  });

  it('is no link for a sample without a file', () => {
    expect(markup('sample-0101')).toMatch(/Sample<span[^>]*>6:42/);
    expect(markup('sample-0101')).not.toContain('<a ');
  });
});
