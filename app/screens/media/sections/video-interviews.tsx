import { useRef } from 'react';
import { mediaPage } from '#firm/pages/media.ts';
import { videos } from '#firm/videos.ts';
import { mediaLabels } from '../../../../content/interface/media-page.ts';
import type { Video } from '../../../../content/schema/media.ts';
import { useWideSpacing } from '../use-wide-spacing.ts';
import { VideoCard } from './video-card.tsx';

const groups: readonly Video['category'][] = ['recent', 'historic'];
const shown = groups.filter((group) => videos.some(({ category }) => category === group));

export function VideoInterviews() {
  const text = useRef<HTMLParagraphElement>(null);
  const wide = useWideSpacing(text);
  const { heading, intro } = mediaLabels.videos;
  const { groups: groupHeadings } = mediaPage.videos;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="videos-title" data-wide={wide || undefined} className="videos page band">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
        <h2 id="videos-title" className="text-3xl">
          {heading}
        </h2>
        <p ref={text} className="text-muted">
          {intro}
        </p>
      </div>
      {shown.map((category) => (
        <section key={category} aria-labelledby={`${category}-videos`} className="mt-12">
          <h3 id={`${category}-videos`} className="border-text border-t-2 pt-4 text-2xl">
            {groupHeadings[category]}
          </h3>
          <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
            {videos
              .filter((video) => video.category === category)
              .map((video) => (
                <VideoCard key={video.videoId} video={video} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
