import { expect, it } from 'vitest';
import { createRestNames } from './rest-post.ts';

/** Names that a site with every file gives, and the ids it was asked for. */
function namesOf(urlOf = (id: number) => `http://old.example/${id}.jpg`) {
  const asked: number[] = [];
  const get = async (query: string) => {
    const ids = /include=([\d,]+)&per_page=100$/.exec(query)?.[1]?.split(',').map(Number) ?? [];
    asked.push(...ids);
    return { records: ids.map((id) => ({ id, source_url: urlOf(id) })) };
  };
  return { asked, ...createRestNames({ get, perPage: 100 }) };
}
const ids = Array.from({ length: 10_100 }, (_, index) => index + 1);

it('the latest 10,000 records of a kind are held in memory, and others requested again', async () => {
  const { asked, media } = namesOf();
  expect(await media(ids)).toHaveLength(10_000);
  expect(asked).toEqual(ids);
  expect(await media([10_100, 101, 1, 2])).toMatchObject([
    { url: 'http://old.example/10100.jpg' },
    { url: 'http://old.example/101.jpg' },
    { url: 'http://old.example/1.jpg' },
    { url: 'http://old.example/2.jpg' },
  ]);
  expect(asked.slice(ids.length)).toEqual([1, 2]);
});

it('records that are known are held until the page that names them is converted', async () => {
  const { asked, media } = namesOf();
  await media(ids.slice(0, 10_000));
  expect(await media([1, ...ids.slice(10_000)])).toHaveLength(101);
  expect(asked).toEqual(ids);
});

it('records with long texts are held up to 10 million characters', async () => {
  const { media } = namesOf((id) => String(id).padStart(1_000_000, 'x'));
  expect(await media(ids.slice(0, 20))).toHaveLength(9);
});
