import { describe, expect, it } from 'vitest';
import { decoyHash, hashPassword, verifyPassword } from './password.ts';

describe('password hashes', () => {
  it('verify only their password, and are salted', async () => {
    const hash = await hashPassword('geheim é');
    expect(await verifyPassword('geheim é', hash)).toBe(true);
    expect(await verifyPassword('geheim e', hash)).toBe(false);
    expect(await hashPassword('geheim é')).not.toBe(hash);
    await expect(verifyPassword('x', 'plain')).rejects.toThrow('not an argon2id PHC string');
  });

  it('of no password cost as much to verify as any other', async () => {
    const [, algorithm, version, cost] = (await hashPassword('geheim é')).split('$');
    expect(decoyHash().split('$').slice(1, 4)).toEqual([algorithm, version, cost]);
    expect(await verifyPassword('', decoyHash())).toBe(false);
  });
});
