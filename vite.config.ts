import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Rolldown } from 'vite';
import site from './package.json' with { type: 'json' };
import { placeholdersIn, readContentSources } from './scripts/content-check/content-sources.ts';

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

const sources = await readContentSources();

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    // The server says at its start what a firm has still to write; it has the content, but not its files.
    CONTENT_PLACEHOLDERS: JSON.stringify(placeholdersIn(sources)),
    CONTENT_TO_WRITE: JSON.stringify(placeholdersIn(sources, { settings: false })),
    SITE_VERSION: JSON.stringify(site.version),
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
          output: {
            // Every page needs these together: as two files they compress better, and are fewer requests, than as thirty.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                { name: 'layout', test: /app[\\/](layout[\\/]public-layout|root)\.tsx/ },
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
