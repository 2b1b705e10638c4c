import { describe, expect, it } from 'vitest';
import { mediaNames, mediaPath, withoutSize } from './media-path.ts';

describe('the place of a copied file', () => {
  it.each([
    ['https://old.example/wp-content/a/photo.jpg?w=300', null, '/media/wp-content/a/photo.jpg'],
    ['https://cdn.example:8443/photo.jpg', 'cdn.example:8443', '/media/hosts/cdn.example_8443/photo.jpg'],
    ['https://old.example/50%-off.png', null, '/media/50%25-off.png'],
    ['https://old.example/caf%C3%A9.png', null, '/media/caf%C3%A9.png'],
    ['https://old.example/cafe%CC%81.png', null, '/media/caf%C3%A9.png'],
    ['https://old.example/a/_/b.png', null, expect.stringMatching(/^\/media\/file-[0-9a-f]{12}$/)],
    ['https://old.example/a%2fb.png', null, expect.stringMatching(/^\/media\/file-[0-9a-f]{12}$/)],
    ['https://old.example/%2e%2e%2fb.png', null, expect.stringMatching(/^\/media\/file-[0-9a-f]{12}$/)],
    ['https://old.example/.htaccess', null, expect.stringMatching(/^\/media\/file-[0-9a-f]{12}$/)],
    ['https://old.example/', null, expect.stringMatching(/^\/media\/file-[0-9a-f]{12}$/)],
    ['https://old.example/show?id=7', null, expect.stringMatching(/^\/media\/show-[0-9a-f]{12}$/)],
  ])('%s is safe', (address, host, path) => {
    expect(mediaPath(mediaNames(new URL(address), host))).toEqual(path);
  });

  it.each([
    ['show?id=7', 'show?id=8'],
    ['thumb.php?src=a', 'thumb.php?src=b'],
  ])('of %s is not that of %s', (one, other) => {
    const [first, second] = [one, other].map((path) =>
      mediaNames(new URL(`https://old.example/${path}`), null),
    );
    expect(first).not.toEqual(second);
  });
});

it.each([
  ['photo.jpg?w=300&h=200&v=2#top', 'photo.jpg?v=2'],
  ['photo.jpg?resize=300,200', 'photo.jpg'],
  ['show?w=300', 'show?w=300'],
  ['thumb.php?src=a&w=300', 'thumb.php?src=a&w=300'],
  ['50%-off.png?ssl=1', '50%-off.png'],
])('%s is fetched as %s', (given, fetched) => {
  expect(withoutSize(new URL(given, 'https://old.example/')).href).toBe(`https://old.example/${fetched}`);
});
