import { expect, it } from 'vitest';
import { playerOf } from './play-videos.ts';

it('the poster of an interview plays at the privacy-enhanced URL, without related videos', () => {
  expect(playerOf({ videoId: 'ScMzIvxBSi4' })?.href).toBe(
    'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4?autoplay=1&rel=0&modestbranding=1',
  );
});

it('an embed link of an article plays where its URL says, from the known players only', () => {
  expect(playerOf({ embed: 'https://player.vimeo.com/video/76979871?dnt=1' })?.href).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  );
  expect(playerOf({ embed: 'https://elsewhere.example/video/1' })).toBeNull();
  expect(playerOf({})).toBeNull();
});
