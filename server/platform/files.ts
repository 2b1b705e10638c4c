import { randomBytes } from 'node:crypto';
import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

interface WriteOptions {
  /** The name until the file is complete; default: a random one beside the file. */
  temporary?: string;
  /** Syncs the file and its folder, so that it survives a power cut. */
  durable?: boolean;
}

/** Writes a file as a whole or not at all. */
export async function writeAtomically(
  file: string,
  bytes: Uint8Array,
  { temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`, durable = false }: WriteOptions = {},
): Promise<void> {
  await writeFile(temporary, bytes, { flush: durable });
  await rename(temporary, file);
  if (!durable) return;
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
