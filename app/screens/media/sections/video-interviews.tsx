import { type RefObject, useEffect, useRef, useState } from 'react';
import { mediaPage } from '#firm/pages/media.ts';
import { videos } from '#firm/videos.ts';
import { mediaLabels } from '../../../../content/interface/media-page.ts';
import type { Video } from '../../../../content/schema/media.ts';
import { Group } from './group.tsx';
import styles from './video-card.module.css';
import { VideoCard } from './video-card.tsx';

const groups: readonly Video['category'][] = ['recent', 'historic'];
const inGroup = (group: Video['category']) => videos.filter(({ category }) => category === group);
const shown = groups.filter((group) => inGroup(group).length > 0);

export function VideoInterviews() {
  const text = useRef<HTMLParagraphElement>(null);
  const wide = useWideSpacing(text);
  const { heading, intro } = mediaLabels.videos;
  const { groups: groupHeadings } = mediaPage.videos;
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="videos-title"
      data-wide={wide || undefined}
      className={`${styles.videos} page band`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
        <h2 id="videos-title" className="text-3xl">
          {heading}
        </h2>
        <p ref={text} className="text-muted">
          {intro}
        </p>
      </div>
      {shown.map((category) => (
        <Group
          key={category}
          id={`${category}-videos`}
          heading={groupHeadings[category]}
          count={inGroup(category).length}
          folded={category === 'historic'}
        >
          <ul className="mt-4 grid gap-x-8 gap-y-5 md:mt-8 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3">
            {inGroup(category).map((video) => (
              <VideoCard key={video.videoId} video={video} />
            ))}
          </ul>
        </Group>
      ))}
    </section>
  );
}

/**
 * True when the visitor has widened the spacing of text (WCAG 2.2, 1.4.12).
 *
 * @param ref a text that is as wide as its letters, without a spacing of its own
 */
function useWideSpacing(ref: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const text = ref.current;
    if (!text) return;
    const size = new ResizeObserver(() => setWide(getComputedStyle(text).letterSpacing !== 'normal'));
    size.observe(text);
    return () => size.disconnect();
  }, [ref]);
  return wide;
}
