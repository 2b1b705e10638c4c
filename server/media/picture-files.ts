import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A folder and the path under which its files are served. */
export interface PictureRoot {
  /** Begins and ends with a slash. */
  path: string;
  folder: string;
}

export interface PictureFile {
  /** Absolute path. */
  file: string;
  bytes: number;
  /** Modification time and size: changes with the content. */
  version: string;
}

/** Finds the file of a URL, only inside these folders. */
export function createPictureFiles(roots: readonly PictureRoot[]) {
  /**
   * @param path path of a URL, percent-encoded
   * @returns null when there is no such file
   */
  return async function find(path: string): Promise<PictureFile | null> {
    const root = roots.find((one) => path.startsWith(one.path));
    const names = root && namesIn(path.slice(root.path.length));
    if (!names) return null;
    try {
      // A symbolic link may lead out of the folder.
      const folder = await realpath(root.folder);
      const file = await realpath(join(folder, ...names));
      if (!file.startsWith(folder + sep)) return null;
      const stats = await stat(file);
      return stats.isFile() ? { file, bytes: stats.size, version: `${stats.mtimeMs}-${stats.size}` } : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
}

/** Decodes the names between the slashes. Null when one is hidden or could lead out of the folder. */
function namesIn(path: string): string[] | null {
  try {
    const names = path.split('/').map(decodeURIComponent);
    return names.every((name) => name !== '' && !name.startsWith('.') && !/[/\\\0]/.test(name))
      ? names
      : null;
  } catch {
    // Malformed percent-encoding (URIError).
    return null;
  }
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.has(String(error.code));
}
