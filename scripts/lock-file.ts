import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage>;

const PLATFORM =
  /-(android|darwin|freebsd|linux|openharmony|wasm32|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|wasi|x64)(?:-(\w+))?$/;

/** Returns the entry that npm writes for a platform-specific package, or null for other packages. */
function platformEntry(name: string, version: string, dev: boolean): LockedPackage | null {
  const [, os, cpu, variant] = PLATFORM.exec(name) ?? [];
  if (!os || !cpu) return null;
  return {
    version,
    cpu: [os === 'wasm32' ? 'wasm32' : cpu],
    ...(dev ? { dev } : {}),
    ...(variant?.startsWith('musl') ? { libc: ['musl'] } : {}),
    ...(variant?.startsWith('gnu') ? { libc: ['glibc'] } : {}),
    optional: true,
    ...(os === 'wasm32' ? {} : { os: [os] }),
  };
}

/** Finds optional dependencies without an entry: `npm ci` refuses a lock file that lacks them. */
function missingEntries(packages: Packages): Packages {
  const missing: Packages = {};
  for (const { optionalDependencies = {}, dev = false } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      const entry = packages[path] ? null : platformEntry(name, version, dev);
      if (entry) missing[path] = entry;
    }
  }
  return missing;
}

function problemsOf(packages: Packages): string[] {
  const incomplete = Object.keys(missingEntries(packages)).map(
    (path) => `${path} is missing, and npm ci refuses the file: run npm run lockfile`,
  );
  const entries = Object.entries(packages).filter(([path, { link, inBundle }]) => path && !link && !inBundle);
  return entries.reduce((problems, [path, { resolved, integrity, os, cpu }]) => {
    // A URL would bind every later install to one registry.
    if (resolved) problems.push(`${path} has a "resolved" address: ${resolved}`);
    if (!integrity && !os && !cpu) problems.push(`${path} has no integrity hash`);
    return problems;
  }, incomplete);
}

const file = join(root, 'package-lock.json');
const lockFile: { packages: Packages } = JSON.parse(readFileSync(file, 'utf8'));
if (process.argv.includes('--complete')) {
  // npm omits packages of other platforms when its registry mirrors one platform only.
  const packages = Object.entries({ ...lockFile.packages, ...missingEntries(lockFile.packages) });
  lockFile.packages = Object.fromEntries(packages.sort(([left], [right]) => left.localeCompare(right, 'en')));
  writeFileSync(file, `${JSON.stringify(lockFile, null, 2)}\n`);
}
const problems = problemsOf(lockFile.packages);
for (const problem of problems) process.stderr.write(`package-lock.json: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
