import { describe, expect, it } from 'vitest';
import { KnownPlaces, type Walk } from './known-places.ts';

const TOTAL = 5003;
/** Newest first; the position of a post says nothing about its place. */
const LIST = Array.from({ length: TOTAL }, (_, place) => ({ position: 7 * (TOTAL - place) }));

function open() {
  const places = new KnownPlaces();
  const walks: Walk[] = [];
  const read = (offset: number, limit = 9, total = TOTAL) =>
    places.read({ offset, limit, total }, async (walk) => {
      walks.push(walk);
      const ordered = walk.backwards ? [...LIST].reverse() : LIST;
      const start = walk.from === null ? 0 : ordered.findIndex(({ position }) => position === walk.from);
      return ordered.slice(start + walk.skip, start + walk.skip + walk.take);
    });
  return { read, walks, skipped: () => walks.map(({ skip }) => skip) };
}

describe('a part of a long list', () => {
  it('is reached from the nearer end', async () => {
    const { read, walks } = open();
    expect(await read(0)).toEqual(LIST.slice(0, 9));
    expect(await read(4995)).toEqual(LIST.slice(4995));
    expect(await read(4985)).toEqual(LIST.slice(4985, 4994));
    expect(walks).toEqual([
      { backwards: false, from: null, skip: 0, take: 9 },
      { backwards: true, from: null, skip: 0, take: 8 },
      { backwards: true, from: null, skip: 9, take: 9 },
    ]);
  });

  it('is reached from a place nearby, before or after it, once somebody was there', async () => {
    const { read, skipped } = open();
    for (const offset of [2500, 2509, 2491, 2500, 2300, 2900, 2891]) {
      expect(await read(offset)).toEqual(LIST.slice(offset, offset + 9));
    }
    expect(skipped()).toEqual([2494, 9, 1, 0, 192, 400, 1]);
  });

  it('is looked for from further away where very many places have been found since', async () => {
    const places = new KnownPlaces();
    const skipped: number[] = [];
    const read = (offset: number) =>
      places.read({ offset, limit: 1, total: 1_000_000 }, async ({ skip }) => {
        skipped.push(skip);
        return [{ position: offset }];
      });
    for (let place = 1; place <= 501; place++) await read(place * 300);
    await read(600);
    await read(301);
    expect(skipped.slice(-2)).toEqual([0, 299]);
  });

  it('is empty beyond the end, and nothing is read', async () => {
    const { read, walks } = open();
    expect(await read(TOTAL)).toEqual([]);
    expect(await read(TOTAL + 500)).toEqual([]);
    expect(walks).toEqual([]);
  });

  it('is the right one in any order of asking', async () => {
    const { read, skipped } = open();
    let offset = 1;
    for (let i = 0; i < 2000; i++) {
      offset = (offset * 7919) % TOTAL;
      expect(await read(offset, 1 + (i % 20))).toEqual(LIST.slice(offset, offset + 1 + (i % 20)));
    }
    expect(Math.max(...skipped().slice(200))).toBeLessThan(400);
  });
});
