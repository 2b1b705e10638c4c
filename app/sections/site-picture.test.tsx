import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openTestSite } from '../../tests/support/test-site.ts';
import { Portrait } from './portrait.tsx';
import { SitePicture } from './site-picture.tsx';

it('a photograph of the firm is served in the sizes and formats that its page offers', async () => {
  const photosFolder = await mkdtemp(join(tmpdir(), 'photos-'));
  await sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#345' } })
    .jpeg()
    .toFile(join(photosFolder, 'ana.jpg'));
  const photo = { src: '/photos/ana.jpg', alt: 'Ana Ruiz in the library', keep: 'top' } as const;
  const markup = renderToStaticMarkup(<Portrait initials="AR" photo={photo} className="" />);
  expect(markup).toMatch(
    / role="img" aria-label="Ana Ruiz in the library".*AR<\/span><picture .*<img [^>]*alt=""/,
  );
  expect(markup).toContain('object-top');

  const site = await openTestSite({
    photosFolder,
    env: { DATA_DIR: await mkdtemp(join(tmpdir(), 'data-')) },
  });
  const offered = [...markup.matchAll(/(\S+) (\d+)w/g)].map(([, url = '', width]) => ({
    url: url.replace(/^.*"/, ''),
    width: Math.min(Number(width), 1500),
  }));
  expect(offered).toHaveLength(10);
  for (const { url, width } of offered) {
    const answer = await site.send('GET', url);
    expect(answer.headers.get('Content-Type')).toMatch(/^image\/(avif|webp)$/);
    const shown = await sharp(await answer.arrayBuffer()).metadata();
    expect(shown.width).toBe(width);
  }
  const [, fallback = ''] = /<img [^>]*src="([^"]+)"/.exec(markup) ?? [];
  expect((await site.send('GET', fallback)).headers.get('Content-Type')).toBe('image/jpeg');
});

it('a drawing is sent as it is, and a picture has the size of its frame', () => {
  const markup = renderToStaticMarkup(
    <SitePicture alt="" src="/drawings/a.svg" width="480" height="360" loading="lazy" />,
  );
  expect(markup).toBe('<img src="/drawings/a.svg" alt="" width="480" height="360" loading="lazy"/>');
});
