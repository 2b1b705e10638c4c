import { describe, expect, test } from 'vitest';
import { newSubmissionId, SubmissionIds } from './submission-id.ts';

function counting() {
  let count = 0;
  return new SubmissionIds(() => `id-${++count}`);
}

describe('the submission id', () => {
  test('stays the same while the same content is sent again', () => {
    const ids = counting();
    expect([ids.idFor({ phone: '1' }), ids.idFor({ phone: '1' })]).toEqual(['id-1', 'id-1']);
  });

  test('is a new one after a success, even for the same content', () => {
    const ids = counting();
    ids.idFor({ phone: '1' });
    ids.renew();
    expect(ids.idFor({ phone: '1' })).toBe('id-2');
  });

  test('is a new one for corrected content, so that the correction is not taken for a repetition', () => {
    const ids = counting();
    ids.idFor({ phone: '1' });
    expect(ids.idFor({ phone: '2' })).toBe('id-2');
  });

  test('is a version 4 UUID also where browsers withhold crypto.randomUUID', () => {
    const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0xff) };
    expect(newSubmissionId(insecure)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(newSubmissionId()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
