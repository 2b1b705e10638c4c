import { videos } from '#firm/videos.ts';
import type { InterviewCard } from '../schema/media.ts';

/** The interviews of the home page, in the order of their places. */
export const homeInterviews: readonly InterviewCard[] = videos
  .flatMap(({ videoId, title, duration, thumbnail, onHomePage }) =>
    onHomePage ? [{ videoId, title, duration, poster: thumbnail, ...onHomePage }] : [],
  )
  .sort((one, other) => one.place - other.place)
  .map(({ place: _, ...card }) => card);
