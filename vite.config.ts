import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
    ssr: { build: { rollupOptions: { input: './server/production.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
