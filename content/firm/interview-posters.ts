import type { Poster } from '../schema/media.ts';

/** The posters of the four interviews on the home page, which loads no further data of videos. */
export const interviewPosters = {
  custodyCase: { src: '/drawings/tile-2.svg', view: [16, 58, 288, 162] },
  businessAsAsset: { src: '/drawings/office-manhattan.svg', view: [120, 8, 230, 129] },
  sevenGrounds: { src: '/drawings/courthouse.svg', view: [230, 230, 260, 146], onDark: true },
  afterFifty: { src: '/drawings/office-astoria.svg', view: [150, 90, 330, 186] },
} as const satisfies Record<string, Poster>;
