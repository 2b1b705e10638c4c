import { expect, test } from 'vitest';
import { EMBED_ORIGINS } from './embed-origins.ts';
import { embedOf } from './embeds.ts';

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

const SPOTIFY = {
  player: 'https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5',
  page: 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5',
};
const APPLE = {
  player: 'https://embed.podcasts.apple.com/us/podcast/divorce/id1222114325?i=1000631',
  page: 'https://podcasts.apple.com/us/podcast/divorce/id1222114325?i=1000631',
};

test.each([
  ['https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5?si=1', SPOTIFY],
  ['https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5', SPOTIFY],
  ['https://podcasts.apple.com/us/podcast/divorce/id1222114325?i=1000631', APPLE],
  ['https://embed.podcasts.apple.com/us/podcast/divorce/id1222114325?i=1000631&theme=light', APPLE],
])('%s is a podcast', (address, embed) => {
  expect(embedOf(address)).toEqual(embed);
});

test.each([
  'https://open.spotify.com/track/7makk4oTQel546B0PZlDM5',
  'https://podcasts.apple.com/us/genre/podcasts/id26',
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
  const origins = [YOUTUBE, VIMEO, SPOTIFY, APPLE].map(({ player }) => new URL(player).origin);
  expect(origins).toEqual([...EMBED_ORIGINS]);
});
