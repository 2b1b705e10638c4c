import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALIASES, type Import, parseImports, type SourceFile } from './parse-imports.ts';
import { root } from './run.ts';

interface ImportRule {
  name: string;
  files: RegExp;
  /** Prefixes of paths it may import; `$1` stands for the match of the first group of `files`. */
  imports: string[];
  /** Prefixes of paths of which it may import types only. */
  types?: string[];
  never?: RegExp;
  packages: RegExp;
}

const IN_BROWSER = /^(react|react-dom|react-router|radix-ui|@emailjs\/browser|virtual:brand-fonts)(\/|$)/;
// The package contains types only.
const WITH_SCHEMA_ORG = new RegExp(`${IN_BROWSER.source}|^schema-dts$`);
const IN_BROWSER_WITH_QUERIES = new RegExp(`${IN_BROWSER.source}|^@tanstack/react-query$`);
const IN_ADMIN = new RegExp(
  `${IN_BROWSER_WITH_QUERIES.source}|^zod/mini$|^@tiptap/(pm/\\w+|react|starter-kit)$|^(chart\\.js|diff|eventsource-parser/stream|parse5|react-hook-form)$`,
);
const NOT_KYSELY = /^(?!kysely(\/|$))/;

/** Files that compose the capabilities: no capability may import them, not even their types. */
const COMPOSITION = /^server\/(main|app|services|lifecycle|production|text-tasks|text-worker)\.ts$/;

const SHARED_BY_SCREENS = [
  'app/frame/',
  'app/sections/',
  'app/forms/',
  'app/head/',
  'app/browser/',
  'app/ui/',
  'app/context.ts',
  'content/',
  'contract/',
];
const SCREEN_IMPORTS = [...SHARED_BY_SCREENS, 'app/query-client.ts', 'calculators/'];

// The first rule that matches a file applies.
export const IMPORT_RULES: ImportRule[] = [
  { name: 'contract', files: /^contract\//, imports: ['contract/'], packages: /^zod(\/|$)/ },
  { name: 'calculators', files: /^calculators\//, imports: ['calculators/'], packages: /^zod(\/|$)/ },
  {
    name: 'content/derive/read-records',
    files: /^content\/derive\/read-records\.ts$/,
    imports: [],
    packages: /^node:fs\/promises$/,
  },
  {
    name: 'content',
    files: /^content\//,
    // Texts take every figure of the law from its tables.
    imports: ['content/', 'contract/', 'calculators/law-figures.ts'],
    packages: /^zod(\/|$)/,
  },
  {
    name: 'app/ui',
    files: /^app\/ui\//,
    imports: ['app/ui/'],
    packages: /^(react|react-dom|radix-ui)(\/|$)/,
  },
  {
    name: 'app/frame, sections, forms, head, browser',
    files: /^app\/(frame|sections|forms|head|browser)\//,
    imports: SHARED_BY_SCREENS,
    packages: WITH_SCHEMA_ORG,
  },
  {
    name: 'app/admin/kit',
    files: /^app\/admin\/kit\//,
    imports: ['app/admin/kit/', 'app/admin/session/', ...SCREEN_IMPORTS],
    packages: IN_ADMIN,
  },
  {
    name: 'app/admin',
    files: /^app\/admin\//,
    imports: ['app/admin/', ...SCREEN_IMPORTS],
    packages: IN_ADMIN,
  },
  {
    name: 'app/screens',
    files: /^app\/screens\/([^/]+)\//,
    imports: ['app/screens/$1/', ...SCREEN_IMPORTS],
    packages: IN_BROWSER_WITH_QUERIES,
  },
  {
    name: 'app/routes',
    files: /^app\/routes\.ts$/,
    imports: ['content/', 'contract/'],
    packages: /^@react-router\/dev\/routes$/,
  },
  {
    name: 'app/entry.server',
    files: /^app\/entry\.server\.tsx$/,
    imports: ['app/context.ts'],
    packages: /^(node:stream$|isbot$|@react-router\/node$|react(-dom|-router)?(\/|$))/,
  },
  {
    name: 'app',
    files: /^app\//,
    imports: ['app/', 'content/', 'contract/'],
    never: /^app\/(screens|admin)\//,
    packages: IN_BROWSER_WITH_QUERIES,
  },
  {
    // A landed migration never changes, and so nothing that it runs may.
    name: 'server/platform/database/migrations',
    files: /^server\/platform\/database\/migrations\//,
    imports: ['server/platform/database/migrations/'],
    types: ['server/platform/database/schema.ts'],
    packages: /^(kysely(\/|$)|node:crypto$)/,
  },
  {
    name: 'server/platform/database',
    files: /^server\/platform\/(database\/|[^/]+\.store\.ts$)/,
    imports: ['server/platform/', 'contract/'],
    packages: /./,
  },
  {
    name: 'server/platform',
    files: /^server\/platform\//,
    imports: ['server/platform/', 'contract/'],
    packages: NOT_KYSELY,
  },
  {
    name: 'server composition',
    files: COMPOSITION,
    imports: ['server/', 'content/', 'contract/'],
    packages: NOT_KYSELY,
  },
  {
    name: 'server/env',
    files: /^server\/[^/]+\.ts$/,
    imports: ['content/', 'contract/'],
    types: ['server/platform/', 'server/env.ts'],
    packages: NOT_KYSELY,
  },
  {
    name: 'routes',
    files: /^server\/([^/]+)\/([\w-]+\.)?routes\.ts$/,
    imports: ['server/$1/', 'server/platform/', 'contract/'],
    types: ['server/'],
    never: new RegExp(`${COMPOSITION.source}|^server/platform/database/|\\.store\\.ts$`),
    packages: NOT_KYSELY,
  },
  {
    name: 'stores',
    files: /^server\/([^/]+)\/.*\.store\.ts$/,
    imports: ['server/$1/', 'server/platform/', 'content/', 'contract/'],
    types: ['server/'],
    never: COMPOSITION,
    packages: /./,
  },
  {
    name: 'server/pages',
    files: /^server\/pages\//,
    imports: ['server/pages/', 'server/platform/', 'app/context.ts', 'content/', 'contract/'],
    types: ['server/'],
    never: COMPOSITION,
    packages: NOT_KYSELY,
  },
  {
    name: 'capabilities',
    files: /^server\/([^/]+)\//,
    imports: ['server/$1/', 'server/platform/', 'content/', 'contract/'],
    types: ['server/'],
    never: COMPOSITION,
    packages: NOT_KYSELY,
  },
];

/** Pages that are imported by themselves alone; the route table names their files. */
const STRAY = /^(app\/screens|content)\/stray\//;
const FOLDERS = 'app,bench,calculators,content,contract,scripts,server,tests';
const TEST = /\.test\.tsx?$/;
const FORBIDDEN_FOLDERS = /(^|\/)(utils?|helpers?|common)\//;
const READS_ENVIRONMENT = 'server/env.ts';

/** Returns one sentence for each forbidden import, file name or read of the environment. */
export function violationsIn(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const named = namingViolations(file.path);
    const rule = TEST.test(file.path) ? undefined : IMPORT_RULES.find(({ files }) => files.test(file.path));
    const { imports, readsEnvironment } = parseImports(file);
    return [
      ...named,
      ...imports
        .filter((imported) => rule && !isAllowed(rule, file.path, imported))
        .map(
          ({ target, typeOnly }) =>
            `${file.path} (${rule?.name}) may not import ${typeOnly ? 'types of ' : ''}${target}`,
        ),
      ...imports
        .filter((imported) => lacksAlias(file.path, imported))
        .map(
          ({ target }) =>
            `${file.path} names ${target} by its path: another firm or state may take its place, use its alias`,
        ),
      ...(rule && readsEnvironment && file.path !== READS_ENVIRONMENT
        ? [`${file.path} reads process.env: only ${READS_ENVIRONMENT} may`]
        : []),
    ];
  });
}

function namingViolations(path: string): string[] {
  return [
    ...(/(^|\/)index\.tsx?$/.test(path) ? [`${path} is a barrel file: import from the defining file`] : []),
    ...(FORBIDDEN_FOLDERS.test(path)
      ? [`${path} is in a folder without a subject: name the folder after its subject`]
      : []),
  ];
}

function isAllowed(rule: ImportRule, path: string, { target, local, typeOnly }: Import): boolean {
  if (!local) return rule.packages.test(target);
  if (STRAY.test(target) && !STRAY.test(path)) return false;
  const own = rule.files.exec(path)?.[1] ?? '';
  const allowed = typeOnly ? [...rule.imports, ...(rule.types ?? [])] : rule.imports;
  return !rule.never?.test(target) && allowed.some((start) => target.startsWith(start.replace('$1', own)));
}

/** True for a relative path into a folder with an alias, from outside of it. */
function lacksAlias(path: string, { target, relative }: Import): boolean {
  return relative && ALIASES.some(([, folder]) => target.startsWith(folder) && !path.startsWith(folder));
}

/**
 * Returns one sentence for each file of the contract that the app or the server does not use, by itself or by way of the
 * contract. Content is for both.
 */
export function oneSidedIn(files: SourceFile[]): string[] {
  const importers = new Map<string, string[]>();
  for (const file of files.filter(({ path }) => !TEST.test(path))) {
    for (const { target } of parseImports(file).imports)
      importers.set(target, [...(importers.get(target) ?? []), file.path]);
  }
  const usersOf = (path: string): string[] => {
    const users = new Set([path]);
    // The set grows while it is read.
    for (const user of users) {
      if (user.startsWith('contract/')) for (const by of importers.get(user) ?? []) users.add(by);
    }
    return [...users];
  };
  return files
    .filter(({ path }) => path.startsWith('contract/') && !TEST.test(path))
    .flatMap(({ path }) => {
      const users = usersOf(path);
      const isUsed = (side: string) => users.some((by) => by.startsWith(side) || by.startsWith('content/'));
      return ['app/', 'server/']
        .filter((side) => !isUsed(side))
        .map((side) => `${path} is not used by ${side}: move it to a folder of the side that uses it`);
    });
}

/** Reads all sources: those of the product, and scripts and tests, which may import anything, but a firm by its alias. */
export async function allSources(): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for await (const path of glob(`{${FOLDERS}}/**/*.{ts,tsx}`, { cwd: root })) {
    files.push({ path: path.replaceAll('\\', '/'), text: await readFile(join(root, path), 'utf8') });
  }
  return files;
}

if (import.meta.main) {
  const sources = await allSources();
  const violations = [...violationsIn(sources), ...oneSidedIn(sources)];
  for (const violation of violations) process.stderr.write(`${violation}\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
