import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VideoFacade } from './video-facade.tsx';

const markup = (videoId: string) =>
  renderToStaticMarkup(
    <VideoFacade videoId={videoId} title="On custody" duration="6:42" poster={{ words: 'Custody' }} />,
  );

describe('the poster of a video', () => {
  it('links to the video, which plays in its place', () => {
    expect(markup('ScMzIvxBSi4')).toMatch(
      /^<a href="https:\/\/www.youtube.com\/watch\?v=ScMzIvxBSi4" data-video-id="ScMzIvxBSi4"/,
    );
    expect(markup('ScMzIvxBSi4')).toContain('Play video: On custody, </span>6:42');
  });

  it('says of a sample that it is one, and is no link', () => {
    expect(markup('sample-0101')).toContain('Sample video');
    expect(markup('sample-0101')).not.toContain('<a ');
  });
});
