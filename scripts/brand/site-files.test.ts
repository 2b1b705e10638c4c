import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { firm } from '#firm/identity.ts';
import { brand } from '../../server/platform/brand.ts';
import { writeSiteFiles } from './site-files.ts';

/** Writes the site files of a firm and of its state's law that have these files. */
async function written(files: Record<string, string>, law: Record<string, string> = {}) {
  const top = await mkdtemp(join(tmpdir(), 'firm-'));
  const folders = {
    firm: join(top, 'firm'),
    law: join(top, 'law'),
    client: join(top, 'client'),
    photos: join(top, 'photos'),
  };
  await mkdir(folders.client);
  for (const [folder, texts] of [
    [folders.law, law],
    [folders.firm, files],
  ] as const) {
    for (const [name, text] of Object.entries(texts)) {
      const file = join(folder, name);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, text);
    }
  }
  await writeSiteFiles(folders, brand());
  return folders;
}

describe('the files of a site', () => {
  it('are made from the name and the colors where the firm has none', async () => {
    const { client } = await written({});
    const icon = await readFile(join(client, 'favicon.svg'), 'utf8');
    expect(icon).toContain(`fill="${brand().colors.action}"`);
    const { width } = await sharp(join(client, 'apple-touch-icon.png')).metadata();
    expect(width).toBe(180);
    const manifest = JSON.parse(await readFile(join(client, 'site.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ name: firm.name, theme_color: brand().colors['band-deep'] });
    for (const { src, sizes } of manifest.icons) {
      const drawn = await sharp(join(client, src)).metadata();
      expect(sizes).toBe(`${drawn.width}x${drawn.height}`);
    }
  });

  it('are the drawings of the law and of the firm, whose own replaces one with the same name', async () => {
    const { client } = await written(
      { 'drawings/courthouse.svg': "the firm's" },
      {
        'drawings/courthouse.svg': "the law's",
        'drawings/lamps.svg': 'lamps',
        'articles/door.svg': 'a door',
      },
    );
    expect(await readdir(join(client, 'drawings'))).toEqual(['courthouse.svg', 'lamps.svg']);
    expect(await readFile(join(client, 'drawings', 'courthouse.svg'), 'utf8')).toBe("the firm's");
    expect(await readdir(join(client, 'articles'))).toEqual(['door.svg']);
  });

  it("are the firm's own: icon, drawings, photographs, pictures of articles and what proves the site to a search engine", async () => {
    const { client, photos } = await written({
      'icon.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="var(--color-band)" d="M0 0h1v1"/></svg>',
      'drawings/office.svg': 'a drawing',
      'articles/a-case.svg': 'a picture',
      'articles/a-case.md': 'an article',
      'photos/ana.jpg': 'a photograph',
      'root/google1234.html': 'google-site-verification: google1234.html',
      'root/site.webmanifest': '{"name":"Own"}',
    });
    expect(await readFile(join(client, 'favicon.svg'), 'utf8')).toContain(`fill="${brand().colors.band}"`);
    expect(await readFile(join(client, 'google1234.html'), 'utf8')).toMatch(/^google-site/);
    expect(await readFile(join(client, 'site.webmanifest'), 'utf8')).toBe('{"name":"Own"}');
    expect(await readFile(join(client, 'drawings', 'office.svg'), 'utf8')).toBe('a drawing');
    expect(await readdir(join(client, 'articles'))).toEqual(['a-case.svg']);
    expect(await readFile(join(photos, 'ana.jpg'), 'utf8')).toBe('a photograph');
  });
});
