import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB and two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * @param cost lower in tests only
 * @returns a PHC string: algorithm, cost, salt and key in one
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive('argon2id', { ...cost, message: password, nonce: salt, tagLength: KEY_BYTES });
  return phc(cost, salt, key);
}

/** A hash that no password matches; verifying against it takes as long as against any other. */
export function decoyHash(): string {
  return phc(COST, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
}

/** @throws when the hash is not an argon2id PHC string */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = PHC.exec(hash) ?? [];
  if (!salt || !key) throw new Error('the stored password hash is not an argon2id PHC string');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

function phc({ memory, passes, parallelism }: typeof COST, salt: Buffer, key: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
