import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server and the pages share one bundle, so that there is one copy of the router-context keys.
  environments: { ssr: { build: { rollupOptions: { input: './server/production.ts' } } } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
