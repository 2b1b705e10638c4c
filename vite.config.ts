import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import site from './package.json' with { type: 'json' };
import { firmFolder, lawFolder, readBrand } from './scripts/brand/read-brand.ts';
import { writeFontSubsets } from './scripts/brand/subset-font.ts';
import { placeholdersIn, readContentSources } from './scripts/content-check/content-sources.ts';
import { readSampleSources, samplesIn, unmarkedSamples } from './scripts/content-check/samples.ts';
import { root } from './scripts/run.ts';
import { colored, coloredForPages } from './server/platform/brand.ts';

const TARGET = 'es2022';

/** Bundles a script that the server writes into the HTML of pages. */
async function bundlePageScript(input: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: TARGET,
      rollupOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/**
 * Gives browsers the values that modules export, not the records from which the values are made: these are mostly for
 * the server.
 */
const evaluatedRecords: Plugin = {
  name: 'evaluated-records',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: {
      id: /\/content\/(derive\/(attorneys|breadcrumbs|home-interviews|known-parts|matter-types|navigation|offices|practice-area-entries|shown-pages)|interface\/(home-page|not-found|practice-area-page)|firm\/(cases|pages\/(home|practice-area-page))|law\/faq)\.ts$/,
    },
    async handler(id) {
      const values = Object.entries(await import(id));
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  },
};

/**
 * Gives the public styles, where a lazy part lists them, the URL of the link that every page has. Loaded again, they would
 * come after the styles of the staff's screens.
 */
const publicStylesOnce: Plugin = {
  name: 'public-styles-once',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/"(assets\/layout-[\w-]+\.css)"/g, '"$1#"');
      }
    },
  },
};

/** Bundles the packages of the server, which would otherwise read hundreds of files at its start. Native ones stay where they are. */
const packagesOfServer: Plugin = {
  name: 'packages-of-server',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { resolve: { noExternal: true, external: ['@resvg/resvg-js', 'pg-native', 'sharp'] } }
      : null,
};

const sources = await readContentSources();
const sampleSources = await readSampleSources();
const brand = readBrand();
await writeFontSubsets();

/** The module with the addresses of the brand's fonts, which every page preloads, and the drawings in its colors. */
const brandPlugin: Plugin = {
  name: 'brand',
  resolveId: (id) => (id === 'virtual:brand-fonts' ? `\0${id}` : null),
  load: (id) =>
    id === '\0virtual:brand-fonts'
      ? `${brand.fontFiles.map((file, index) => `import font${index} from '${file.replace(/^\.\.(?=\/)/, root)}?url';`).join('\n')}
export default [${brand.fontFiles.map((_, index) => `font${index}`).join(', ')}];`
      : null,
  // The build writes them in its colors (scripts/build.ts).
  configureServer({ middlewares }) {
    middlewares.use(async ({ url = '' }, response, next) => {
      const [, kind] = /^\/(?:drawings|articles)\/[\w-]+\.(svg|mp4)$/.exec(url) ?? [];
      const read = (folder: string, file: string) => readFile(join(root, folder, file)).catch(() => null);
      const own = url === '/favicon.svg' ? 'icon.svg' : kind ? url : null;
      const file = own && ((await read(firmFolder, own)) ?? (await read(lawFolder, own)));
      if (!file) next();
      else if (kind === 'mp4') response.setHeader('Content-Type', 'video/mp4').end(file);
      else {
        const svg = (kind ? coloredForPages : colored)(file.toString(), brand);
        response.setHeader('Content-Type', 'image/svg+xml').end(svg);
      }
    });
  },
};

export default defineConfig({
  plugins: [brandPlugin, tailwindcss(), reactRouter(), evaluatedRecords, publicStylesOnce, packagesOfServer],
  // Without a number for each class, which does not compress.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${name}_${hash('sha256', relative(root, file), 'base64url').slice(0, 3)}`,
    },
  },
  define: {
    BRAND: JSON.stringify(brand),
    HAS_PHOTOS: JSON.stringify(existsSync(join(root, firmFolder, 'photos'))),
    THEME_COLORS: JSON.stringify({
      light: brand.colors['band-deep'],
      dark: brand.evening['band-deep'],
    }),
    // The server says at its start what a firm has still to write; it has the content, but not its files.
    CONTENT_PLACEHOLDERS: JSON.stringify(placeholdersIn(sources)),
    CONTENT_SAMPLES: JSON.stringify([...samplesIn(sampleSources), ...unmarkedSamples(sampleSources)]),
    CONTENT_TO_WRITE: JSON.stringify(placeholdersIn(sources, { settings: false })),
    SITE_VERSION: JSON.stringify(site.version),
    EDITION_SCRIPT: JSON.stringify(await bundlePageScript('app/entry.edition.ts')),
    PAGE_SCRIPTS: JSON.stringify({
      start: await bundlePageScript('app/entry.page.ts'),
      leave: await bundlePageScript('app/entry.leave.ts'),
    }),
  },
  // The server and the pages share one bundle, so that there is one copy of the router-context keys.
  environments: {
    client: {
      build: {
        rollupOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // Every page needs these together: as two files they compress better, and are fewer requests, than as thirty.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                {
                  name: 'layout',
                  // With the styles of the home page, which is most often opened first and waits for one style sheet only.
                  test: /app[\\/](frame[\\/]public-layout|root|head[\\/]page-meta|sections[\\/]breadcrumbs|ui[\\/](call-label|whole-number)|browser[\\/]api-client)\.tsx?|derive[\\/](time-zone|shown-pages|firm-time)\.ts|(home[\\/]sections[\\/].+|sections[\\/]choices)\.module\.css/,
                },
                // As files of their own they would lengthen the route table, which every page loads.
                {
                  name: 'staff',
                  test: /admin[\\/]kit[\\/](dialog|filter-fields|fold-summary|format|search-form|tool-button)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: { main: './server/production.ts', 'text-worker': './server/text-worker.ts' },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, target: TARGET },
});
