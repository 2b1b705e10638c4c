/**
 * The HTML of a portrait whose photograph does not exist: rendered in a unit test, shown in a browser test.
 */
export const portraitPhoto =
  '<img src="/no-such-photo.jpg" alt="" loading="lazy" decoding="async" ' +
  'class="absolute top-0 left-0 min-h-full min-w-full object-cover"/>';
