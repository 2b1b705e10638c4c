import { expect, test } from 'vitest';
import { EMBED_ORIGINS, embedOf } from './embeds.ts';

const YOUTUBE = {
  player: 'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4',
  page: 'https://www.youtube.com/watch?v=ScMzIvxBSi4',
};
const VIMEO = { player: 'https://player.vimeo.com/video/76979871?dnt=1', page: 'https://vimeo.com/76979871' };

test.each([
  'https://www.youtube.com/embed/ScMzIvxBSi4?feature=oembed',
  'https://www.youtube.com/watch?v=ScMzIvxBSi4&t=12',
  'https://youtu.be/ScMzIvxBSi4',
  'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4',
  'https://m.youtube.com/shorts/ScMzIvxBSi4',
  '//www.youtube.com/embed/ScMzIvxBSi4',
])('%s becomes the YouTube player without cookies', (address) => {
  expect(embedOf(address)).toEqual(YOUTUBE);
});

test.each(['https://player.vimeo.com/video/76979871?h=1', 'http://vimeo.com/76979871'])(
  '%s is a video of Vimeo, played without tracking',
  (address) => {
    expect(embedOf(address)).toEqual(VIMEO);
  },
);

test.each([
  'https://evil.example/embed/ScMzIvxBSi4',
  'https://youtube.com.evil.example/embed/ScMzIvxBSi4',
  'javascript:alert(1)//youtube.com/embed/ScMzIvxBSi4',
  'https://www.youtube.com/embed/"onload=',
  'https://www.youtube.com/',
  'https://vimeo.com/channels/staffpicks',
  '',
])('%s is not embedded', (address) => {
  expect(embedOf(address)).toBeNull();
});

test('every player comes from an origin that the security policy allows in a frame', () => {
  const origins = [YOUTUBE, VIMEO].map(({ player }) => new URL(player).origin);
  expect(origins).toEqual([...EMBED_ORIGINS]);
});
