import { readdir } from 'node:fs/promises';

/**
 * Reads the records of a folder for scripts and browser tests, which Node runs without Vite and its `import.meta.glob`.
 * @param name the export that each file has
 */
export async function readRecords<T>(folder: string, name: string): Promise<Record<string, T>> {
  const files = new URL(`${folder}/`, import.meta.resolve('#firm/identity.ts'));
  const records = (await readdir(files))
    .filter((file) => file.endsWith('.ts'))
    .map(async (file) => [file, (await import(new URL(file, files).href))[name]] as const);
  return Object.fromEntries(await Promise.all(records));
}
