import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { allSources, IMPORT_RULES, oneSidedIn, violationsIn } from '../scripts/import-rules.ts';

/** One forbidden import for each rule, to prove that the rule finds it. */
const PLANTED: Record<string, { path: string; text: string; target: string }> = {
  contract: {
    path: 'contract/x.ts',
    text: `import { firm } from '#firm/identity.ts';`,
    target: 'content/firm/identity.ts',
  },
  calculators: { path: 'calculators/x.ts', text: `import React from 'react';`, target: 'react' },
  'content/derive/read-records': {
    path: 'content/derive/read-records.ts',
    text: `import { firm } from '#firm/identity.ts';`,
    target: 'content/firm/identity.ts',
  },
  // Only the formatted figures of the law.
  content: {
    path: 'content/x.ts',
    text: `export * from '../calculators/parameters.ts';`,
    target: 'calculators/parameters.ts',
  },
  'app/ui': { path: 'app/ui/x.tsx', text: `import { Link } from 'react-router';`, target: 'react-router' },
  'app/frame, sections, forms, head, browser': {
    path: 'app/frame/x.tsx',
    text: `const chart = import('../screens/home/chart.tsx');`,
    target: 'app/screens/home/chart.tsx',
  },
  'app/admin/kit': {
    path: 'app/admin/kit/x.tsx',
    text: `import { useTerms } from '../blog/post-queries.ts';`,
    target: 'app/admin/blog/post-queries.ts',
  },
  'app/admin': {
    path: 'app/admin/blog/x.ts',
    text: `import '@tiptap/core';`,
    target: '@tiptap/core',
  },
  'app/screens': {
    path: 'app/screens/contact/sections/x.tsx',
    text: `import { hero } from '../../home/sections/hero.tsx';`,
    target: 'app/screens/home/sections/hero.tsx',
  },
  'app/routes': {
    path: 'app/routes.ts',
    text: `import './screens/home/route.tsx';`,
    target: 'app/screens/home/route.tsx',
  },
  'app/entry.server': { path: 'app/entry.server.tsx', text: `import fs from 'node:fs';`, target: 'node:fs' },
  app: {
    path: 'app/root.tsx',
    text: `import { log } from '../server/platform/log.ts';`,
    target: 'server/platform/log.ts',
  },
  'server/platform/database/migrations': {
    path: 'server/platform/database/migrations/x.ts',
    text: `import { termSlug } from '../../../../contract/post-lists.ts';`,
    target: 'contract/post-lists.ts',
  },
  'server/platform/database': {
    path: 'server/platform/rate-limits.store.ts',
    text: `import type { Lead } from '../inquiries/leads.ts';`,
    target: 'server/inquiries/leads.ts',
  },
  'server/platform': {
    path: 'server/platform/http/x.ts',
    text: `import type { Env } from '../../env.ts';`,
    target: 'server/env.ts',
  },
  'server composition': { path: 'server/app.ts', text: `import { sql } from 'kysely';`, target: 'kysely' },
  'server/env': {
    path: 'server/env.ts',
    text: `import { open } from './platform/database/connect.ts';`,
    target: 'server/platform/database/connect.ts',
  },
  routes: {
    path: 'server/inquiries/routes.ts',
    text: `import { type LeadStore } from './save-leads.store.ts';`,
    target: 'server/inquiries/save-leads.store.ts',
  },
  'server/pages': {
    path: 'server/pages/x.ts',
    text: `import { leads } from '../inquiries/leads.ts';`,
    target: 'server/inquiries/leads.ts',
  },
  stores: {
    path: 'server/inquiries/x.store.ts',
    text: `import { send } from '../outbox/mailer.ts';`,
    target: 'server/outbox/mailer.ts',
  },
  capabilities: {
    path: 'server/inquiries/x.ts',
    text: `import type { Kysely } from 'kysely';`,
    target: 'kysely',
  },
};

test('the product follows its import rules', async () => {
  const sources = await allSources();
  expect(sources.length).toBeGreaterThan(0);
  expect(violationsIn(sources)).toEqual([]);
  expect(oneSidedIn(sources)).toEqual([]);
});

test('a file of the contract that only one side uses is found', () => {
  const text = (target: string) => `import { x } from '${target}';`;
  const files = [
    { path: 'contract/used.ts', text: '' },
    { path: 'contract/inner.ts', text: text('./outer.ts') },
    { path: 'contract/outer.ts', text: text('./inner.ts') },
    { path: 'content/law/x.ts', text: text('../../contract/used.ts') },
    { path: 'server/blog/x.ts', text: text('../../contract/outer.ts') },
    { path: 'app/x.test.ts', text: text('../contract/outer.ts') },
  ];
  expect(oneSidedIn(files)).toEqual([
    'contract/inner.ts is not used by app/: move it to a folder of the side that uses it',
    'contract/outer.ts is not used by app/: move it to a folder of the side that uses it',
  ]);
  expect(oneSidedIn([...files, { path: 'app/x.ts', text: text('../contract/outer.ts') }])).toEqual([]);
});

test.for(IMPORT_RULES.map(({ name }) => name))('a forbidden import is found in %s', (name) => {
  const planted = PLANTED[name];
  if (!planted) throw new Error(`Plant a violation of the rule "${name}"`);
  const violations = violationsIn([planted]);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain(`${planted.path} (${name}) may not import`);
  expect(violations[0]).toMatch(new RegExp(`${planted.target.replaceAll('.', '\\.')}$`));
});

/** Imports only a type of `target`. */
function typeImport(path: string, target: string): string {
  return `import type { X } from './${posix.relative(posix.dirname(path), target)}';`;
}

const planted = Object.values(PLANTED).map(({ path }) => path);

test.for(planted.filter((path) => !path.startsWith('server/')))(
  '%s may not import from the server, not even types',
  (path) => {
    for (const target of ['server/platform/log.ts', 'server/inquiries/leads.ts', 'server/env.ts'])
      expect(violationsIn([{ path, text: typeImport(path, target) }])).toHaveLength(1);
  },
);

test.for(planted.filter((path) => /^server\//.test(path) && path !== PLANTED['server composition']?.path))(
  '%s may not import from what composes the server, not even types',
  (path) => {
    for (const target of ['server/app.ts', 'server/services.ts', 'server/main.ts'])
      expect(violationsIn([{ path, text: typeImport(path, target) }])).toHaveLength(1);
  },
);

test.for([
  ['app/screens/home/x.tsx', `import { servingPage } from '../../../content/stray/serving.ts';`],
  ['app/frame/x.tsx', `import type { X } from "../../content/stray/serving.ts";`],
  ['content/firm/x.ts', `export * from '../stray/serving.ts';`],
  ['server/blog/x.ts', `const page = await import('../../../content/stray/serving.ts');`],
  ['app/head/x.ts', 'const page = await import(`../../content/stray/serving.ts`);'],
  ['app/screens/home/x.tsx', 'const page = await import(`../stray/test-page.tsx`);'],
] as const)('%s may not import a stray page', ([path, text]) => {
  expect(violationsIn([{ path, text }])).toHaveLength(1);
});

test.for([
  ['app/x.ts', `import { firm } from '../content/firm/identity.ts';`],
  ['content/law/x.ts', `import { firm } from '../firm/identity.ts';`],
  ['app/frame/x.test.tsx', `import { firm } from '../../content/firm/identity.ts';`],
  ['tests/browser/x.spec.ts', `const { firm } = await import('../../content/firm/identity.ts');`],
  ['scripts/x.ts', `import type { rule } from '../content/law/rules.ts';`],
] as const)('%s may not import a firm by its path, only by the alias', ([path, text]) => {
  expect(violationsIn([{ path, text }])).toHaveLength(1);
});

test.for([
  [
    'a type where only types are allowed',
    'server/operations/x.ts',
    `import type { Leads } from '../inquiries/leads.ts';`,
  ],
  ['the types of a route', 'app/admin/x.tsx', `import type { Route } from './+types/route';`],
  ["a screen's own section", 'app/screens/home/route.tsx', `import { Hero } from './sections/hero.tsx';`],
  [
    'content of a stray page in that page',
    'app/screens/stray/x.tsx',
    `import { servingPage } from '../../../content/stray/serving.ts';`,
  ],
  ['the query builder in a store', 'server/inquiries/save-leads.store.ts', `import { sql } from 'kysely';`],
  [
    'the platform in a capability',
    'server/inquiries/leads.ts',
    `import { isDatabaseAway } from '../platform/database/errors.ts';`,
  ],
  [
    'passing the environment to its reader',
    'server/main.ts',
    'const env = readEnv(process.env, { production });',
  ],
  ['reading the environment in server/env.ts', 'server/env.ts', 'export const port = process.env.PORT;'],
] as const)('%s is allowed', ([, path, text]) => {
  expect(violationsIn([{ path, text }])).toEqual([]);
});

test.for(['app/x.ts', 'contract/x.ts'])('%s may not import from Node', (path) => {
  expect(violationsIn([{ path, text: `import { join } from 'node:path';` }])).toHaveLength(1);
});

test.for([
  'process.env.PORT',
  'readEnv(process.env.PORT)',
  "process['env'].PORT",
  'const { PORT } = process.env',
])('%s is found outside server/env.ts', (text) => {
  expect(violationsIn([{ path: 'server/inquiries/x.ts', text }])).toEqual([
    'server/inquiries/x.ts reads process.env: only server/env.ts may',
  ]);
});

test.for(['app/ui/index.ts', 'server/utils/x.ts', 'content/helpers/x.ts', 'app/screens/home/common/x.tsx'])(
  '%s is a forbidden name',
  (path) => {
    expect(violationsIn([{ path, text: '' }])).toHaveLength(1);
  },
);
