import { expect, it } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { existingLinks } from './existing-links.ts';

const links = [paths.article('kept'), paths.article('deleted'), paths.fees].map((href) => ({ href }));

it('a link to an article that the blog does not have is left out', async () => {
  const exists = async (slug: string) => slug === 'kept';
  expect(await existingLinks(links, { exists })).toEqual([links[0], links[2]]);
});

it('all links stay while the database is unavailable', async () => {
  const exists = () => Promise.reject(new Response(null, { status: 503 }));
  expect(await existingLinks(links, { exists })).toEqual(links);
});

it('a link to a practice area that the firm does not have is left out', async () => {
  const link = { href: paths.practiceArea('not-one-of-ours') };
  expect(await existingLinks([link], { exists: async () => false })).toEqual([]);
});
