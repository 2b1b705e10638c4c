/** What a portrait says of a photograph that does not exist: rendered in one test, judged by a browser in another. */
export const portraitPhoto =
  '<img src="/no-such-photo.jpg" alt="" loading="lazy" decoding="async" ' +
  'class="absolute top-0 left-0 min-h-full min-w-full object-cover"/>';
